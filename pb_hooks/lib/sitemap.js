/// `sitemap.xml` and `robots.txt`: the public pages, and the private ones.
const { PAGE_KINDS, PAGES } = require(`${__hooks}/built/domain.js`)
const headers = require(`${__hooks}/lib/headers.js`)
const { categories } = require(`${__hooks}/lib/island.js`)
const { originOf } = require(`${__hooks}/lib/origin.js`)
const { page } = require(`${__hooks}/lib/pageCache.js`)

/** Top-level paths that no crawler may fetch; what is below them is private with them. */
const PRIVATE = Object.values(PAGES)
  .filter(({ path, kind }) => kind === 'private' && path.lastIndexOf('/') === 0)
  .map(({ path }) => path)

/** Crawlers may fetch the catalogue's pages, and also the pictures that the API serves. */
const ROBOTS = ['User-agent: *', 'Allow: /api/files/'].concat(
  ['/api/', '/_/'].concat(PRIVATE).map((path) => `Disallow: ${path}`),
)

function robots(e) {
  const origin = originOf(e)
  const lines = origin === '' ? ROBOTS : ROBOTS.concat(`Sitemap: ${origin}/sitemap.xml`)
  headers.asData(e, 'no-cache')
  return e.string(200, `${lines.join('\n')}\n`)
}

/** Every public page; products and categories come from the catalogue. */
function sitemap(e) {
  const origin = originOf(e)
  if (origin === '') throw new NotFoundError() // a sitemap needs absolute URLs
  const made = page(e.app, `${origin}/sitemap.xml`, () => make(e.app, origin))
  headers.asData(e, 'no-cache')
  return e.blob(200, 'application/xml; charset=utf-8', made.xml)
}

function make(app, origin) {
  const rows = shelf(app)
  const latest = rows.reduce((day, row) => (row.updated > day ? row.updated : day), '')
  const catalogue = origin + PAGES.Catalogue.path
  const urls = Object.values(PAGES)
    .filter(({ kind }) => PAGE_KINDS[kind].inSitemap)
    .map(({ path, dated }) => entry(origin + path, dated ? latest : ''))
    .concat(
      categories(app).map((category) =>
        entry(`${catalogue}?category=${encodeURIComponent(category)}`, ''),
      ),
    )
    .concat(rows.map((row) => entry(`${catalogue}/${row.slug}`, row.updated)))
  const list = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
  return { xml: `<?xml version="1.0" encoding="UTF-8"?>\n${list}\n` }
}

function shelf(app) {
  const rows = arrayOf(new DynamicModel({ slug: '', updated: '' }))
  app
    .db()
    .newQuery(
      'SELECT slug, updated FROM products WHERE deleted = false AND draft = false ORDER BY seq',
    )
    .all(rows)
  return rows
}

function entry(address, updated) {
  const day = updated === '' ? '' : `<lastmod>${updated.slice(0, 10)}</lastmod>`
  return `<url><loc>${address.replace(/&/g, '&amp;').replace(/'/g, '&apos;')}</loc>${day}</url>`
}

module.exports = { robots, sitemap }
