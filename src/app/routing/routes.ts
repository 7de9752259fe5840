import type { ComponentType } from 'react'
import { pageAt, type PAGES, type PageName } from '#domain/site/pages.js'
import { isOverGrid } from '#ui/routing/overGrid.ts'

/** The pages that the server renders, its 404 included. */
type RenderedPage = {
  [Name in PageName]: (typeof PAGES)[Name]['kind'] extends 'private' ? never : Name
}[PageName]

/** In the browser every page; on the server only those that it renders. */
export type Pages = Record<RenderedPage, ComponentType> & Partial<Record<PageName, ComponentType>>

/**
 * The page to show for a history entry: a product opened from the grid shows the grid with a panel
 * over it.
 */
export function pageShownAt({ pathname, state }: { pathname: string; state: unknown }): PageName {
  const page = pageAt(pathname)
  return page === 'Product' && isOverGrid(state) ? 'Catalogue' : page
}
