import { useId } from 'react'
import { CATALOGUE_SORTS } from '#domain/catalogueQuery.ts'
import { collection } from '#copy/catalogue.ts'
import type { FilterProps } from './Filters.tsx'
import styles from './filters.module.css'

/** In which order the collection is shown. */
export function SortField({ query, onChange }: FilterProps) {
  const id = useId()
  return (
    <div className={styles.sort}>
      <label className="label" htmlFor={id}>
        {collection.sortLabel}
      </label>
      <select
        id={id}
        className="control"
        value={query.sort}
        onChange={(event) => {
          const sort = CATALOGUE_SORTS.find((known) => known === event.target.value)
          if (sort) onChange({ sort })
        }}
      >
        {CATALOGUE_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {collection.sorts[sort]}
          </option>
        ))}
      </select>
    </div>
  )
}
