import { memo, type MouseEvent } from 'react'
import { collection } from '#copy/shop/catalogue.ts'
import { paths } from '#ui/routing/paths.ts'
import type { FilterProps } from './useCatalogueQuery.ts'
import styles from './filters.module.css'

type CategoryButtonsProps = {
  categories: readonly string[]
  chosen: readonly string[]
  onChange: FilterProps['onChange']
}

/**
 * A button for all and one for each category. Each replaces the current category;
 * the checkboxes below choose several. Without JavaScript they link to the category pages.
 * Memoized, so typing in the search doesn't re-render it.
 */
export const CategoryButtons = memo(function CategoryButtons(props: CategoryButtonsProps) {
  const { categories, chosen, onChange } = props
  function choose(event: MouseEvent, of: string[]) {
    event.preventDefault()
    onChange({ categories: of })
  }
  return (
    <form className={styles.byCategory} action={paths.catalogue}>
      <div className={styles.categories} role="group" aria-label={collection.filters}>
        <button aria-pressed={chosen.length === 0} onClick={(event) => choose(event, [])}>
          {collection.all}
        </button>
        {categories.map((category) => (
          <button
            key={category}
            name="category"
            value={category}
            aria-pressed={chosen.includes(category)}
            onClick={(event) => choose(event, [category])}
          >
            {category}
          </button>
        ))}
      </div>
    </form>
  )
})
