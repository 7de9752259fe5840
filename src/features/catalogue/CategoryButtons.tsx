import { collection } from '#copy/catalogue.ts'
import type { FilterProps } from './Filters.tsx'
import styles from './filters.module.css'

/**
 * A button for all and one for each category (spec section 2). Each shows its own category in place
 * of the last; several at once are chosen with the boxes further down.
 */
export function CategoryButtons({
  categories,
  query,
  onChange,
}: FilterProps & { categories: readonly string[] }) {
  const chosen = query.categories
  return (
    <div className={styles.categories} role="group" aria-label={collection.filters}>
      <button
        type="button"
        className="chip"
        aria-pressed={chosen.length === 0}
        onClick={() => onChange({ categories: [] })}
      >
        {collection.all}
      </button>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          className="chip"
          aria-pressed={chosen.includes(category)}
          onClick={() => onChange({ categories: [category] })}
        >
          {category}
        </button>
      ))}
    </div>
  )
}
