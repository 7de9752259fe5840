import { changeView } from '#ui/routing/changeView.ts'
import { productLinkId } from '#features/catalogue/grid/productLinkId.ts'

/** The name under which `detail.module.css` has the picture of the panel. */
const PIECE = 'piece'

/** Opens the panel of a product: its picture in the grid grows into the panel's. */
export function openFromGrid(slug: string, open: () => void): void {
  const leave = carryFrom(slug)
  changeView(
    () => {
      leave()
      open()
    },
    () => () => {},
  )
}

/** Closes it: the picture goes back to its place in the grid. */
export function closeToGrid(slug: string | undefined, close: () => void): void {
  changeView(close, () => carryFrom(slug ?? ''))
}

/** Names the grid's picture of a product as the one that moves; returns how to end that. */
function carryFrom(slug: string): () => void {
  const picture = document.getElementById(productLinkId(slug))?.closest('li')?.querySelector('img')
  picture?.style.setProperty('view-transition-name', PIECE)
  return () => picture?.style.removeProperty('view-transition-name')
}
