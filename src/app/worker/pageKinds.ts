import { PAGE_KINDS, pageAt, PAGES } from '#domain/site/pages.js'

const FOREIGN = /^\/(api|_)(\/|$)|\.[a-z0-9]+$/i

/** How the service worker answers a navigation; foreign is what is not a page of ours. */
export function pageKind(pathname: string) {
  const { kind } = PAGES[pageAt(pathname)]
  return kind === 'missing' && FOREIGN.test(pathname) ? 'foreign' : PAGE_KINDS[kind].worker
}

/** A page's cache key; of the query only the category matters. */
export function pageKey({ pathname, searchParams }: URL): string {
  const category = searchParams.get('category')
  return category ? `${pathname}?category=${encodeURIComponent(category)}` : pathname
}

/** The build that a page belongs to; undefined for a page that isn't the shop's. */
export function buildOf(html: string): string | undefined {
  return /<meta name="build" content="([^"]+)"/.exec(html)?.[1]
}
