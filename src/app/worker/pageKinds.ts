/** How the service worker answers a navigation. */
export type PageKind =
  /** Rendered by the server; a cached copy of this build may be shown. */
  | 'rendered'
  /** Private to the shopper or the owner: served as the empty shell. */
  | 'private'
  /** Unknown to the worker: network first, then the shell. */
  | 'other'
  /** Not a page of ours. */
  | 'foreign'

const RENDERED = /^\/(all-collections(\/[a-z0-9-]+)?|contact|policies)?$/
const PRIVATE =
  /^\/(login|signup|forgot-password|reset-password|newsletter|dashboard|measurements|cart|checkout|order-success|admin(\/.*)?)$/
const FOREIGN = /^\/(api|_)(\/|$)|\.[a-z0-9]+$/i

export function pageKind(pathname: string): PageKind {
  if (RENDERED.test(pathname)) return 'rendered'
  if (PRIVATE.test(pathname)) return 'private'
  return FOREIGN.test(pathname) ? 'foreign' : 'other'
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
