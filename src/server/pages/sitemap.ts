import { narrowingSearch } from '#domain/cloth/narrowing.ts'
import { OCCASIONS } from '#domain/cloth/occasion.ts'
import { MATERIALS } from '#domain/products/product.ts'
import { contentTypeOf } from '#domain/site/fileHeaders.js'
import { PAGE_KINDS, PAGES } from '#domain/site/pages.js'
import { selectTexts } from '#server/pocketbase/queries.ts'
import { originOf } from '#server/settings/origin.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { cachedResponse } from '#server/http/responseCache.ts'
import { categoriesOnShelf } from '#server/catalogue/shelf.ts'
import { pageCount } from './island.ts'

/** A page of the sitemap; `updated` is empty or begins with its day. */
type Entry = { address: string; updated: string }

const XML = contentTypeOf('xml')

/** Top-level paths that no crawler may fetch; what is below them is private with them. */
const PRIVATE = Object.values(PAGES)
  .filter(({ path, kind }) => kind === 'private' && path.lastIndexOf('/') === 0)
  .map(({ path }) => path)

/** Crawlers may fetch the catalogue's pages, and also the pictures that the API serves. */
const ROBOTS = [
  'User-agent: *',
  'Allow: /api/files/',
  ...['/api/', '/_/', ...PRIVATE].map((path) => `Disallow: ${path}`),
]

/** Answers with `robots.txt`. */
export function robots(e: core.RequestEvent): void {
  const origin = originOf(e)
  const lines = origin === '' ? ROBOTS : [...ROBOTS, `Sitemap: ${origin}/sitemap.xml`]
  setDataHeaders(e, 'no-cache')
  e.string(200, `${lines.join('\n')}\n`)
}

/** Answers with `sitemap.xml`: every public page, with the products and the parts of the collection. */
export function sitemap(e: core.RequestEvent): void {
  const origin = originOf(e)
  if (origin === '') throw new NotFoundError() // a sitemap needs absolute URLs
  const { text } = cachedResponse(e.app, `${origin}/sitemap.xml`, () => {
    return { text: xmlOf(entriesOf(e.app, origin)), etag: '', status: 200, next: 0 }
  })
  setDataHeaders(e, 'no-cache')
  e.blob(200, XML, text)
}

function entriesOf(app: CoreApp, origin: string): Entry[] {
  const query = app
    .db()
    .newQuery(
      'SELECT slug, updated FROM products WHERE deleted = false AND draft = false ORDER BY seq',
    )
  const products = selectTexts(query, ['slug', 'updated'])
  const latest = products.reduce((day, { updated }) => (updated > day ? updated : day), '')
  const catalogue = origin + PAGES.Catalogue.path
  const pages = Object.values(PAGES)
    .filter(({ kind }) => PAGE_KINDS[kind].inSitemap)
    .map((page) => ({ address: origin + page.path, updated: 'dated' in page ? latest : '' }))
  const parts = [
    ...categoriesOnShelf(app).map((category) => ({ category })),
    ...OCCASIONS.map((occasion) => ({ occasion })).filter((part) => pageCount(app, part) > 0),
    ...MATERIALS.map((material) => ({ material })).filter((part) => pageCount(app, part) > 0),
  ].map((part) => ({ address: `${catalogue}?${narrowingSearch(part)}`, updated: '' }))
  const pieces = products.map(({ slug, updated }) => ({ address: `${catalogue}/${slug}`, updated }))
  return [...pages, ...parts, ...pieces]
}

function xmlOf(entries: readonly Entry[]): string {
  const urls = entries.map(urlOf).join('')
  const list = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${list}\n`
}

function urlOf({ address, updated }: Entry): string {
  const day = updated === '' ? '' : `<lastmod>${updated.slice(0, 10)}</lastmod>`
  return `<url><loc>${address.replace(/&/g, '&amp;').replace(/'/g, '&apos;')}</loc>${day}</url>`
}
