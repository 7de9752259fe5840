/// The shop's pages. Public ones are rendered here by the same components as in the browser;
/// private ones are an empty shell that the browser fills.
const { DEFAULT_SHOP, PAGE_MODULES, pageAt, PAGES, searchData } = require(
  `${__hooks}/built/domain.js`,
)
const files = require(`${__hooks}/lib/files.js`)
const headers = require(`${__hooks}/lib/headers.js`)
const { islandOf, pagesOf, statusOf } = require(`${__hooks}/lib/island.js`)
const { originOf } = require(`${__hooks}/lib/origin.js`)
const { report } = require(`${__hooks}/lib/journal.js`)
const { isKept, page } = require(`${__hooks}/lib/pageCache.js`)
const { fill, hashesWithin, isBuilt } = require(`${__hooks}/lib/template.js`)

const HTML = 'text/html; charset=utf-8'
const CATALOGUE = PAGES.Catalogue.path

/** A page of the table at its own path. */
function renderedPage(e) {
  const { path } = e.request.url
  const name = pageAt(path)
  return PAGES[name].data === 'catalogue' ? catalogue(e) : serve(e, name, path, { bare: true })
}

/** The catalogue; of the query only an existing category and page count. */
function catalogue(e) {
  const query = e.request.url.query()
  const category = query.get('category')
  const search = []
  const wanted = {}
  if (category !== '') {
    const known = category.length <= 60 && pagesOf(e.app, category) > 0
    if (!known) return serve(e, 'Catalogue', `${CATALOGUE}?category=-`, { category: '-' })
    search.push(`category=${encodeURIComponent(category)}`)
    wanted.category = category
  }
  const page = pageNumber(e.app, query.get('page'), category)
  if (page > 1) {
    search.push(`page=${page}`)
    wanted.page = page
  }
  return serve(e, 'Catalogue', address(search), wanted)
}

/** The canonical address of a page, so that it is cached once whatever else the query says. */
function address(search) {
  return search.length > 0 ? `${CATALOGUE}?${search.join('&')}` : CATALOGUE
}

/** Which page of the collection is asked for; the first where there is no such page. */
function pageNumber(app, asked, category) {
  if (!/^[1-9]\d{0,3}$/.test(asked)) return 1
  return Number(asked) <= pagesOf(app, category) ? Number(asked) : 1
}

function product(e) {
  const slug = e.request.pathValue('slug')
  const url = `${CATALOGUE}/${slug}`
  if (isKept(e.app, originOf(e) + url)) return serve(e, 'Catalogue', url, { slug })
  const status = statusOf(e.app, slug)
  if (status === 200) return serve(e, 'Catalogue', url, { slug })
  // One page for all that are missing: made-up addresses cost no rendering and fill no cache.
  return serve(e, 'Catalogue', `${CATALOGUE}/-${status}`, { status })
}

/** An address that the shop does not have. */
function notFound(e) {
  return serve(e, 'NotFound', '/404', { status: 404, bare: true })
}

/** A private page of the shopper or the owner. */
function shell(e) {
  if (!files.has('shell.html')) throw new NotFoundError()
  return files.send(e, 'shell.html', 'no-cache')
}

/** A file in the storefront's root, or the 404 page. */
function file(e) {
  const { path } = e.request.url
  if (/^\/[a-z0-9-]+(\/[a-z0-9-]+)*\/$/.test(path)) return e.redirect(301, path.slice(0, -1))
  const name = path.slice(1)
  return files.has(name) ? files.send(e, name, 'no-cache') : notFound(e)
}

/**
 * A form that a browser sent without script. Forms use POST so that no input ends up in a URL; the
 * body is not read, and the page is shown again.
 */
function sentWithoutScript(e) {
  const { path } = e.request.url
  if (/^\/(api|_)(\/|$)/.test(path) || !/^(\/[a-z0-9-]+)*\/?$/.test(path)) throw new NotFoundError()
  return e.redirect(303, path)
}

/** A file with a content hash in its name; a missing one is an error for the requesting script. */
function asset(e) {
  const name = e.request.url.path.slice(1)
  if (files.has(name)) return files.send(e, name, headers.ONE_YEAR)
  headers.asData(e, 'no-store')
  throw new NotFoundError()
}

function serve(e, name, url, wanted) {
  if (!isBuilt) return shell(e)
  const origin = originOf(e)
  let rendered = false
  let made
  try {
    made = page(e.app, origin + url, () => {
      rendered = true
      return make(e.app, name, url, origin, wanted)
    })
  } catch (error) {
    report('page not made', error, url)
    return shell(e)
  }
  headers.asPage(e, 'no-cache', hashesWithin(PAGE_MODULES[name]))
  e.response.header().set('Server-Timing', `page;desc="${rendered ? 'rendered' : 'kept'}"`)
  if (made.status !== 200) return e.blob(made.status, HTML, made.html)
  e.response.header().set('ETag', made.etag)
  if (matches(e.request.header.get('If-None-Match'), made.etag)) return e.noContent(304)
  return e.blob(200, HTML, made.html)
}

function make(app, name, url, origin, wanted) {
  const island = islandOf(app, origin, wanted)
  const json = JSON.stringify(island)
  // Rendered from the JSON that the browser will hydrate from, so that both see the same data.
  const rendered = render(url, JSON.parse(json))
  const html = fill(rendered, PAGE_MODULES[name], json, searchData(name, island))
  return { html, status: island.status, etag: `W/"${$security.sha256(html).slice(0, 20)}"` }
}

/** The page's HTML; empty on an error, so that the browser renders from the island. */
function render(url, island) {
  if ($os.getenv('DARZI_PAGES') === '0') return ''
  try {
    return require(`${__hooks}/built/pages.js`).render(url, island)
  } catch (error) {
    report('page not rendered', error, url)
    return ''
  }
}

/** Loads and compiles the renderer, which takes longer than rendering. */
function warm() {
  render('/404', { shop: DEFAULT_SHOP, products: [], total: 0, categories: [], status: 404 })
}

/**
 * Longer If-None-Match lists are ignored: a browser sends the one tag it has, about 30 characters.
 */
const LONGEST_TAG_LIST = 512

function matches(sent, etag) {
  return sent.length <= LONGEST_TAG_LIST && sent.split(',').some((each) => each.trim() === etag)
}

module.exports = { renderedPage, product, notFound, shell, file, asset, sentWithoutScript, warm }
