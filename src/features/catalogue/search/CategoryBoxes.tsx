import { collection } from '#copy/shop/catalogue.ts'
import type { FilterProps } from './useCatalogueQuery.ts'
import styles from './filters.module.css'

/** Filters by several categories at once. */
export function CategoryBoxes({
  categories,
  query,
  onChange,
}: FilterProps & { categories: readonly string[] }) {
  function toggle(category: string) {
    const others = query.categories.filter((chosen) => chosen !== category)
    const added = others.length === query.categories.length
    onChange({ categories: added ? [...others, category] : others })
  }
  return (
    <fieldset className={styles.boxes}>
      <legend className="label">{collection.severalCategories}</legend>
      {categories.map((category) => (
        <label key={category}>
          <input
            type="checkbox"
            checked={query.categories.includes(category)}
            onChange={() => toggle(category)}
          />
          {category}
        </label>
      ))}
    </fieldset>
  )
}
