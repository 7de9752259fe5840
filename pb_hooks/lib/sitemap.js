/// `sitemap.xml` and `robots.txt`: the public pages, and the private ones.
const headers = require(`${__hooks}/lib/headers.js`)
const { categories } = require(`${__hooks}/lib/island.js`)
const { originOf } = require(`${__hooks}/lib/origin.js`)
const { page } = require(`${__hooks}/lib/pageCache.js`)

/** Without login and cart, which may be crawled: they hold no one's data. */
const PRIVATE = ['/admin', '/api/', '/_/', '/checkout', '/dashboard', '/measurements'].concat([
  '/newsletter',
  '/order-success',
  '/reset-password',
])

/** Crawlers may fetch the catalogue's pages, and also the pictures that the API serves. */
const ROBOTS = ['User-agent: *', 'Allow: /api/files/'].concat(
  PRIVATE.map((path) => `Disallow: ${path}`),
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
  const urls = [entry(`${origin}/`, latest), entry(`${origin}/contact`, '')]
    .concat(entry(`${origin}/policies`, ''), entry(`${origin}/all-collections`, latest))
    .concat(
      categories(app).map((category) =>
        entry(`${origin}/all-collections?category=${encodeURIComponent(category)}`, ''),
      ),
    )
    .concat(rows.map((row) => entry(`${origin}/all-collections/${row.slug}`, row.updated)))
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
