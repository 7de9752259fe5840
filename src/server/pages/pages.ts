import { narrowingSearch, type Narrowing } from '#domain/cloth/narrowing.ts'
import { isOccasion } from '#domain/cloth/occasion.ts'
import { isMaterial } from '#domain/products/product.ts'
import { ONE_YEAR } from '#domain/site/fileHeaders.js'
import { pageAt, PAGES, type Page } from '#domain/site/pages.js'
import {
  pathParameter,
  queryParameter,
  rawQuery,
  requestPath,
  responseHeaders,
} from '#server/pocketbase/events.ts'
import { originOf } from '#server/settings/origin.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { acceptsGzip } from '#server/http/compress.ts'
import { findCached } from '#server/http/responseCache.ts'
import { pageCount, productStatus, type PageQuery } from './island.ts'
import { answerPage, sendPage } from './sendPage.ts'
import { hasFile, sendFile } from './staticFiles.ts'

const CATALOGUE = PAGES.Catalogue.path
const MAX_CATEGORY_LENGTH = 60

/**
 * Answers with a page that is cached compressed, as most visits do, or passes the request on. It
 * runs before PocketBase's gzip middleware, which prepares a compressor for each response.
 */
export function cachedPage(e: core.RequestEvent): void {
  const path = requestPath(e)
  const name = pageAt(path)
  // An address with its parameters in another order, or with others, is left to the page itself.
  const search = name === 'Catalogue' ? rawQuery(e) : ''
  const page = acceptsGzip(e)
    ? findCached(e.app, originOf(e) + path + (search && `?${search}`))
    : undefined
  if (!page?.gzip || page.status !== 200) return e.next()
  responseHeaders(e).add('Vary', 'Accept-Encoding')
  answerPage(e, name, page, 'cached', page.gzip)
}

/** Answers with a page of the table at its own path. */
export function renderedPage(e: core.RequestEvent): void {
  const path = requestPath(e)
  const name = pageAt(path)
  const page: Page = PAGES[name]
  if (page.data === 'catalogue') cataloguePage(e)
  else sendPage(e, name, path, { bare: true })
}

/** The catalogue; of the query only an existing category, an occasion, a material and a page count. */
function cataloguePage(e: core.RequestEvent): void {
  const category = queryParameter(e, 'category')
  const occasion = queryParameter(e, 'occasion')
  const material = queryParameter(e, 'material')
  const query: PageQuery = {}
  if (category !== '') {
    const isKnown = category.length <= MAX_CATEGORY_LENGTH && pageCount(e.app, { category }) > 0
    if (!isKnown) return sendPage(e, 'Catalogue', `${CATALOGUE}?category=-`, { category: '-' })
    query.category = category
  }
  if (isOccasion(occasion)) query.occasion = occasion
  if (isMaterial(material)) query.material = material
  const part = narrowingSearch(query)
  const page = pageNumber(e.app, queryParameter(e, 'page'), query)
  if (page > 1) query.page = page
  // Renders the canonical address, so that a page is cached once whatever else the query contains.
  const search = [part, page > 1 ? `page=${page}` : ''].filter(Boolean).join('&')
  sendPage(e, 'Catalogue', search ? `${CATALOGUE}?${search}` : CATALOGUE, query)
}

/** Answers with a product's page. */
export function productPage(e: core.RequestEvent): void {
  const slug = pathParameter(e, 'slug')
  const url = `${CATALOGUE}/${slug}`
  const isCached = findCached(e.app, originOf(e) + url) !== undefined
  const status = isCached ? 200 : productStatus(e.app, slug)
  if (status === 200) sendPage(e, 'Product', url, { slug })
  // One page for all that are missing: made-up addresses cost no rendering and fill no cache.
  else sendPage(e, 'Product', `${CATALOGUE}/-${status}`, { status })
}

/** The requested page of the collection; the first if there is no such page. */
function pageNumber(app: CoreApp, requested: string, part: Narrowing): number {
  if (!/^[1-9]\d{0,3}$/.test(requested)) return 1
  return Number(requested) <= pageCount(app, part) ? Number(requested) : 1
}

/** Answers an unknown address. */
export function notFoundPage(e: core.RequestEvent): void {
  sendPage(e, 'NotFound', '/404', { status: 404, bare: true })
}

/** Answers with a file in the storefront's root, or the 404 page. */
export function publicFile(e: core.RequestEvent): void {
  const path = requestPath(e)
  if (/^\/[a-z0-9-]+(\/[a-z0-9-]+)*\/$/.test(path)) {
    const query = rawQuery(e)
    return e.redirect(301, `${path.slice(0, -1)}${query && `?${query}`}`)
  }
  const name = path.slice(1)
  if (hasFile(name)) sendFile(e, name, 'no-cache')
  else notFoundPage(e)
}

/**
 * Answers with a file that has a content hash in its name; a missing one is an error for the
 * requesting script.
 */
export function assetFile(e: core.RequestEvent): void {
  const name = requestPath(e).slice(1)
  if (hasFile(name)) return sendFile(e, name, ONE_YEAR)
  setDataHeaders(e)
  throw new NotFoundError()
}

/**
 * Answers a form that a browser sent without script. Forms use POST so that no input ends up in a
 * URL; the body is not read, and the page is shown again.
 */
export function formWithoutScript(e: core.RequestEvent): void {
  const path = requestPath(e)
  if (/^\/(api|_)(\/|$)/.test(path) || !/^(\/[a-z0-9-]+)*\/?$/.test(path)) throw new NotFoundError()
  e.redirect(303, path)
}

/** Answers an address below `/api` that does not exist. */
export function unknownApi(e: core.RequestEvent): void {
  setDataHeaders(e)
  throw new NotFoundError()
}
