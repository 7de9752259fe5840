import { runViewTransition } from '#ui/routing/viewTransition.ts'
import { productLinkId } from '#features/catalogue/grid/ProductCard.tsx'

/** The `view-transition-name` that `detail.module.css` gives the panel's picture. */
const PICTURE_TRANSITION = 'piece'

/** Opens a product's panel: its picture in the grid grows into the panel's. */
export function openFromGrid(slug: string, open: () => void): void {
  const unmark = markGridPicture(slug)
  runViewTransition(
    () => {
      unmark()
      open()
    },
    () => () => {},
  )
}

/** Closes the panel: the picture returns to its place in the grid. */
export function closeToGrid(slug: string | undefined, close: () => void): void {
  runViewTransition(close, () => markGridPicture(slug ?? ''))
}

/** Gives the product's picture in the grid the view transition name; returns the cleanup. */
function markGridPicture(slug: string): () => void {
  const picture = document.getElementById(productLinkId(slug))?.closest('li')?.querySelector('img')
  picture?.style.setProperty('view-transition-name', PICTURE_TRANSITION)
  return () => picture?.style.removeProperty('view-transition-name')
}
