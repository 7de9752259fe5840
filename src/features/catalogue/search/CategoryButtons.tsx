import { memo, startTransition, useOptimistic, type MouseEvent } from 'react'
import { afterPaint } from '#data/live/afterPaint.ts'
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
 * The tapped button is painted as pressed before the grid changes, which takes a slow phone longer.
 * Memoized, so typing in the search doesn't re-render it.
 */
export const CategoryButtons = memo(function CategoryButtons(props: CategoryButtonsProps) {
  const { categories, onChange } = props
  const [chosen, press] = useOptimistic(props.chosen)
  function choose(event: MouseEvent, of: string[]) {
    event.preventDefault()
    startTransition(async () => {
      press(of)
      await new Promise<void>(afterPaint)
      onChange({ categories: of })
    })
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
