import { memo, useId } from 'react'
import { CATALOGUE_SORTS, type CatalogueSort } from '#domain/products/catalogueQuery.ts'
import { collection } from '#copy/shop/catalogue.ts'
import type { FilterProps } from './useCatalogueQuery.ts'
import styles from './filters.module.css'

type SortFieldProps = { sort: CatalogueSort; onChange: FilterProps['onChange'] }

/** The sort order of the collection. Memoized, so typing in the search doesn't re-render it. */
export const SortField = memo(function SortField({ sort, onChange }: SortFieldProps) {
  const id = useId()
  return (
    <div className={styles.sort}>
      <label className="label" htmlFor={id}>
        {collection.sortLabel}
      </label>
      <select
        id={id}
        className="control"
        value={sort}
        onChange={(event) => {
          const wanted = CATALOGUE_SORTS.find((known) => known === event.target.value)
          if (wanted) onChange({ sort: wanted })
        }}
      >
        {CATALOGUE_SORTS.map((known) => (
          <option key={known} value={known}>
            {collection.sorts[known]}
          </option>
        ))}
      </select>
    </div>
  )
})
