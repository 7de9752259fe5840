import { narrowingSearch, type Narrowing } from '#domain/cloth/narrowing.ts'
import { isOccasion } from '#domain/cloth/occasion.ts'
import { isMaterial } from '#domain/products/product.ts'
import { contentTypeOf, ONE_YEAR } from '#domain/site/fileHeaders.js'
import { PAGE_MODULES, pageAt, PAGES, type Page, type PageName } from '#domain/site/pages.js'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import {
  pathParameter,
  queryParameter,
  rawQuery,
  requestHeader,
  requestPath,
  responseHeaders,
} from '#server/pocketbase/events.ts'
import { report } from '#server/pocketbase/log.ts'
import { originOf } from '#server/settings/origin.ts'
import { setDataHeaders, setPageHeaders } from '#server/http/headers.ts'
import { acceptsGzip, compressed, sendCompressed } from '#server/http/compress.ts'
import {
  cachedResponse,
  findCached,
  cacheCompressed,
  type Bytes,
  type CachedResponse,
} from '#server/http/responseCache.ts'
import { homeShelf, islandOf, pageCount, productStatus, type PageQuery } from './island.ts'
import { searchData } from './searchData.ts'
import { hasFile, sendFile } from './staticFiles.ts'
import { fillTemplate, hasTemplate, headersOf } from './template.ts'

const HTML = contentTypeOf('html')
const CATALOGUE = PAGES.Catalogue.path
const MAX_CATEGORY_LENGTH = 60

/**
 * Longer If-None-Match lists are ignored: a browser sends the one tag it has, about 30 characters.
 */
const MAX_TAG_LIST_LENGTH = 512

/**
 * Answers with a page that is cached compressed, as most visits do, or passes the request on. It
 * runs before PocketBase's gzip middleware, which prepares a compressor for each response.
 */
export function cachedPage(e: core.RequestEvent): void {
  const path = requestPath(e)
  const name = pageAt(path)
  // Another order or other parameters than in the canonical address are left to the page itself.
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
  // The canonical address, so that a page is cached once whatever else the query says.
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

/** Answers with the shell: a private page of the shopper or the owner, which no engine indexes. */
export function shellPage(e: core.RequestEvent): void {
  if (!hasFile('shell.html')) throw new NotFoundError()
  if (PAGES[pageAt(requestPath(e))].kind === 'private')
    responseHeaders(e).set('X-Robots-Tag', 'noindex')
  sendFile(e, 'shell.html', 'no-cache')
}

/** Answers with a file in the storefront's root, or the 404 page. */
export function publicFile(e: core.RequestEvent): void {
  const path = requestPath(e)
  if (/^\/[a-z0-9-]+(\/[a-z0-9-]+)*\/$/.test(path)) return e.redirect(301, path.slice(0, -1))
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

/**
 * Sends a page, rendered by the same components as in the browser. If that fails, the shell, which
 * the browser fills.
 */
function sendPage(e: core.RequestEvent, name: PageName, url: string, query: PageQuery): void {
  if (!hasTemplate()) return shellPage(e)
  const found = pageFromCache(e, name, url, query)
  if (!found) return shellPage(e)
  const { page, isFresh } = found
  const isCompressed = page.status === 200 && acceptsGzip(e)
  const gzip = isCompressed ? (page.gzip ?? compressedOnce(e, url, page)) : undefined
  answerPage(e, name, page, isFresh ? 'rendered' : 'cached', gzip)
}

/** The page compressed for this visitor and the next ones; undefined if this one gets it as it is. */
function compressedOnce(
  e: core.RequestEvent,
  url: string,
  { text, etag }: CachedResponse,
): Bytes | undefined {
  try {
    const gzip = compressed(e, text)
    if (gzip) cacheCompressed(e.app, originOf(e) + url, etag, gzip)
    return gzip
  } catch (error) {
    report('page not compressed', error, url)
    return undefined
  }
}

function answerPage(
  e: core.RequestEvent,
  name: PageName,
  page: CachedResponse,
  how: 'rendered' | 'cached',
  gzip: Bytes | undefined,
): void {
  // Its text comes from Go, and is copied each time that it is read.
  const { status, etag } = page
  setPageHeaders(e, 'no-cache', headersOf(PAGE_MODULES[name]))
  const headers = responseHeaders(e)
  headers.set('Server-Timing', `page;desc="${how}"`)
  if (status !== 200) return e.blob(status, HTML, page.text)
  headers.set('ETag', etag)
  if (matches(requestHeader(e, 'If-None-Match'), etag)) e.noContent(304)
  else if (gzip) sendCompressed(e, HTML, gzip)
  else e.blob(200, HTML, page.text)
}

function pageFromCache(
  e: core.RequestEvent,
  name: PageName,
  url: string,
  query: PageQuery,
): { page: CachedResponse; isFresh: boolean } | undefined {
  const origin = originOf(e)
  let isFresh = false
  try {
    const page = cachedResponse(e.app, origin + url, () => {
      isFresh = true
      return renderPage(e.app, name, url, origin, query)
    })
    return { page, isFresh }
  } catch (error) {
    report('page not made', error, url)
    return undefined
  }
}

function renderPage(
  app: CoreApp,
  name: PageName,
  url: string,
  origin: string,
  query: PageQuery,
): CachedResponse {
  const island = islandOf(app, origin, query)
  const json = JSON.stringify(island)
  // Rendered from JSON, as the browser will hydrate, so that both see the same data. Static
  // sections are not hydrated: the browser needs nothing of what they show.
  const beside = name === 'Home' ? { homeShelf: homeShelf(app) } : {}
  const rendered = renderBody(url, JSON.parse(JSON.stringify({ ...island, ...beside })))
  const text = fillTemplate(rendered, PAGE_MODULES[name], json, searchData(name, island))
  const etag = `W/"${$security.sha256(text).slice(0, 12)}"`
  return { text, etag, status: island.status, next: 0 }
}

/** The page's HTML; empty on an error, so that the browser renders from the island. */
function renderBody(url: string, island: unknown): string {
  if ($os.getenv('DARZI_PAGES') === '0') return ''
  try {
    return require(`${__hooks}/built/pages.js`).render(url, island)
  } catch (error) {
    report('page not rendered', error, url)
    return ''
  }
}

/** Loads and compiles the renderer before the first visit: that takes longer than rendering. */
export function warmRenderer(): void {
  renderBody('/404', { shop: DEFAULT_SHOP, products: [], total: 0, categories: [], status: 404 })
}

function matches(sent: string, etag: string): boolean {
  return sent.length <= MAX_TAG_LIST_LENGTH && sent.split(',').some((each) => each.trim() === etag)
}
