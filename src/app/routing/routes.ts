import type { ComponentType } from 'react'
import { PAGE_NAMES, PAGES, type PageName } from '#domain/site/pages.js'
import { isOverGrid } from '#ui/routing/overGrid.ts'
import { routeAt } from '#ui/routing/routeAt.ts'

const BELOW = { slug: '/:slug?', anything: '/*' } as const

const routes = PAGE_NAMES.map((page) => {
  const row = PAGES[page]
  return { page, path: 'below' in row ? row.path + BELOW[row.below] : row.path }
})

/** The pages that the server renders, its 404 included. */
type RenderedPage = {
  [Name in PageName]: (typeof PAGES)[Name]['kind'] extends 'private' ? never : Name
}[PageName]

/** Every page for the browser; for the server without those that it answers with the shell. */
export type Pages = Record<RenderedPage, ComponentType> & Partial<Record<PageName, ComponentType>>

export function pageAt(pathname: string): PageName {
  return routeAt(routes, pathname)?.page ?? 'NotFound'
}

/**
 * The page to show for a history entry: a product opened from the grid shows the grid with a panel
 * over it.
 */
export function pageShownAt({ pathname, state }: { pathname: string; state: unknown }): PageName {
  const page = pageAt(pathname)
  return page === 'Product' && isOverGrid(state) ? 'Catalogue' : page
}
