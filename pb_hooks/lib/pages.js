/// The shop's pages. Public ones are rendered here by the same components as in the browser;
/// private ones are an empty shell that the browser fills.
const { DEFAULT_SHOP, searchData } = require(`${__hooks}/built/domain.js`)
const files = require(`${__hooks}/lib/files.js`)
const headers = require(`${__hooks}/lib/headers.js`)
const { islandOf, pagesOf, statusOf } = require(`${__hooks}/lib/island.js`)
const { originOf } = require(`${__hooks}/lib/origin.js`)
const { report } = require(`${__hooks}/lib/journal.js`)
const { isKept, page } = require(`${__hooks}/lib/pageCache.js`)
const { fill, hashesWithin, isBuilt } = require(`${__hooks}/lib/template.js`)

const HTML = 'text/html; charset=utf-8'
const OWN = {
  '/login': 'login',
  '/signup': 'signup',
  '/forgot-password': 'forgotPassword',
  '/cart': 'cart',
}
const SOURCES = {
  home: 'src/features/home/Home.tsx',
  catalogue: 'src/features/catalogue/Catalogue.tsx',
  contact: 'src/features/home/contact/Contact.tsx',
  policies: 'src/features/home/Policies.tsx',
  notFound: 'src/features/home/NotFound.tsx',
  login: 'src/features/account/signIn/Login.tsx',
  signup: 'src/features/account/signIn/Signup.tsx',
  forgotPassword: 'src/features/account/signIn/ForgotPassword.tsx',
  cart: 'src/features/cart/Cart.tsx',
}

function home(e) {
  return serve(e, 'home', '/', { bare: true })
}

function contact(e) {
  return serve(e, 'contact', '/contact', { bare: true })
}

/** A shopper's page that is the same for everyone until it hydrates. */
function own(e) {
  const { path } = e.request.url
  return serve(e, OWN[path], path, { bare: true })
}

function policies(e) {
  return serve(e, 'policies', '/policies', { bare: true })
}

/** The catalogue; of the query only an existing category and page count. */
function catalogue(e) {
  const query = e.request.url.query()
  const category = query.get('category')
  const search = []
  const wanted = {}
  if (category !== '') {
    const known = category.length <= 60 && pagesOf(e.app, category) > 0
    if (!known) return serve(e, 'catalogue', '/all-collections?category=-', { category: '-' })
    search.push(`category=${encodeURIComponent(category)}`)
    wanted.category = category
  }
  const page = pageNumber(e.app, query.get('page'), category)
  if (page > 1) {
    search.push(`page=${page}`)
    wanted.page = page
  }
  return serve(e, 'catalogue', address(search), wanted)
}

/** The canonical address of a page, so that it is cached once whatever else the query says. */
function address(search) {
  return search.length > 0 ? `/all-collections?${search.join('&')}` : '/all-collections'
}

/** Which page of the collection is asked for; the first where there is no such page. */
function pageNumber(app, asked, category) {
  if (!/^[1-9]\d{0,3}$/.test(asked)) return 1
  return Number(asked) <= pagesOf(app, category) ? Number(asked) : 1
}

function product(e) {
  const slug = e.request.pathValue('slug')
  const url = `/all-collections/${slug}`
  if (isKept(e.app, originOf(e) + url)) return serve(e, 'catalogue', url, { slug })
  const status = statusOf(e.app, slug)
  if (status === 200) return serve(e, 'catalogue', url, { slug })
  // One page for all that are missing: made-up addresses cost no rendering and fill no cache.
  return serve(e, 'catalogue', `/all-collections/-${status}`, { status })
}

/** An address that the shop does not have. */
function notFound(e) {
  return serve(e, 'notFound', '/404', { status: 404, bare: true })
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

function serve(e, kind, url, wanted) {
  if (!isBuilt) return shell(e)
  const origin = originOf(e)
  let rendered = false
  let made
  try {
    made = page(e.app, origin + url, () => {
      rendered = true
      return make(e.app, kind, url, origin, wanted)
    })
  } catch (error) {
    report('page not made', error, url)
    return shell(e)
  }
  headers.asPage(e, 'no-cache', hashesWithin(SOURCES[kind]))
  e.response.header().set('Server-Timing', `page;desc="${rendered ? 'rendered' : 'kept'}"`)
  if (made.status !== 200) return e.blob(made.status, HTML, made.html)
  e.response.header().set('ETag', made.etag)
  if (matches(e.request.header.get('If-None-Match'), made.etag)) return e.noContent(304)
  return e.blob(200, HTML, made.html)
}

function make(app, kind, url, origin, wanted) {
  const island = islandOf(app, origin, wanted)
  const json = JSON.stringify(island)
  // Rendered from the JSON that the browser will hydrate from, so that both see the same data.
  const rendered = render(url, JSON.parse(json))
  const html = fill(rendered, SOURCES[kind], json, searchData(kind, island))
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

module.exports = { home, contact, policies, own, catalogue, product, notFound }
Object.assign(module.exports, { shell, file, asset, sentWithoutScript, warm })
