import { narrowingSearch } from '#domain/cloth/narrowing.ts'
import { PAGE_KINDS, pageAt, PAGES } from '#domain/site/pages.js'

const FOREIGN = /^\/(api|_)(\/|$)|\.[a-z0-9]+$/i

/** How the service worker answers a navigation; `foreign` is not a page of the shop. */
export function pageKind(pathname: string) {
  const { kind } = PAGES[pageAt(pathname)]
  return kind === 'missing' && FOREIGN.test(pathname) ? 'foreign' : PAGE_KINDS[kind].worker
}

/** A page's cache key; drops query parameters that the server ignores. */
export function pageKey({ pathname, searchParams }: URL): string {
  const search = narrowingSearch({
    category: searchParams.get('category'),
    occasion: searchParams.get('occasion'),
    material: searchParams.get('material'),
  })
  const page = Number(searchParams.get('page'))
  const query = page > 1 ? `${search}&page=${page}` : search
  return query === '' ? pathname : `${pathname}?${query}`
}

/** The build that a page belongs to; undefined for a page that isn't the shop's. */
export function buildOf(html: string): string | undefined {
  return /<meta name="build" content="([^"]+)"/.exec(html)?.[1]
}
