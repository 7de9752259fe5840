import { memo, useCallback, useId, useRef } from 'react'
import { CATALOGUE_SORTS, type CatalogueSort } from '#domain/products/catalogueQuery.ts'
import { collection } from '#copy/shop/catalogue.ts'
import { usePreHydrationValue } from '#ui/state/usePreHydrationValue.ts'
import type { FilterProps } from './useCatalogueQuery.ts'
import styles from './filters.module.css'

type SortFieldProps = { sort: CatalogueSort; onChange: FilterProps['onChange'] }

/** The sort order of the collection. Memoized, so typing in the search doesn't re-render it. */
export const SortField = memo(function SortField({ sort, onChange }: SortFieldProps) {
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  const choose = useCallback(
    (value: string) => {
      const wanted = CATALOGUE_SORTS.find((known) => known === value)
      if (wanted) onChange({ sort: wanted })
    },
    [onChange],
  )
  usePreHydrationValue(field, sort, choose)
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{collection.sortLabel}</label>
      <select
        ref={field}
        id={id}
        className="control"
        value={sort}
        onChange={(event) => choose(event.target.value)}
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
