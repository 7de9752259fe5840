// Health, pages, files and 404s.

const server = require(`${__hooks}/built/server.js`)
const gzip = $apis.gzip()
/** @type {(e: core.RequestEvent) => void} */
const cachedPage = (e) => require(`${__hooks}/built/server.js`).cachedPage(e)
/** Keeps successful requests out of PocketBase's log. */
const unlogged = $apis.skipSuccessActivityLog()

// Health. PocketBase's own check only says that the process runs. A route with a host takes
// precedence over it, so ours is registered under every name of the shop.

for (const host of server.hosts()) {
  routerAdd(
    'GET',
    `${host}/api/health`,
    (e) => require(`${__hooks}/built/server.js`).answerHealth(e),
    unlogged,
  )
}

// Pages, files and 404s. Each route sets its own headers: a global middleware would hold a
// JavaScript engine for every open event stream.

for (const page of Object.values(server.PAGES)) {
  const { path, kind } = page
  const answer = server.PAGE_KINDS[kind].server
  if (answer === 'rendered') {
    const pattern = path === '/' ? '/{$}' : path
    routerAdd(
      'GET',
      pattern,
      (e) => require(`${__hooks}/built/server.js`).renderedPage(e),
      unlogged,
      cachedPage,
      gzip,
    )
  }
  if (answer === 'shell') {
    const below = 'below' in page ? [`${path}/{path...}`] : []
    for (const pattern of [path, ...below])
      routerAdd('GET', pattern, (e) => require(`${__hooks}/built/server.js`).shellPage(e), unlogged)
  }
}
routerAdd(
  'GET',
  `${server.PAGES.Catalogue.path}/{slug}`,
  (e) => require(`${__hooks}/built/server.js`).productPage(e),
  unlogged,
  cachedPage,
  gzip,
)
routerAdd('GET', '/robots.txt', (e) => require(`${__hooks}/built/server.js`).robots(e), unlogged)
routerAdd(
  'GET',
  '/sitemap.xml',
  (e) => require(`${__hooks}/built/server.js`).sitemap(e),
  gzip,
  unlogged,
)
routerAdd(
  'GET',
  '/manifest.webmanifest',
  (e) => require(`${__hooks}/built/server.js`).webManifest(e),
  gzip,
  unlogged,
)
routerAdd(
  'GET',
  '/assets/{path...}',
  (e) => require(`${__hooks}/built/server.js`).assetFile(e),
  unlogged,
)
routerAdd('GET', '/{path...}', (e) => require(`${__hooks}/built/server.js`).publicFile(e), unlogged)
routerAdd('POST', '/{path...}', (e) => require(`${__hooks}/built/server.js`).formWithoutScript(e))
routerAdd('GET', '/api/{path...}', (e) => require(`${__hooks}/built/server.js`).unknownApi(e))

// The Dashboard is disabled unless DARZI_DASHBOARD=1.

if (!server.isDashboardOn()) {
  routerAdd('GET', '/_/{$}', (e) => require(`${__hooks}/built/server.js`).notFoundPage(e))
  for (const folder of ['assets', 'images', 'libs', 'fonts'])
    routerAdd('GET', `/_/${folder}/{path...}`, () => {
      throw new NotFoundError()
    })
}

// A change to data that pages show invalidates the cached pages; the next visit renders them again.

onRecordAfterCreateSuccess(
  (e) => {
    require(`${__hooks}/built/server.js`).invalidateCache(e.app)
    e.next()
  },
  'products',
  'shop',
)
onRecordAfterUpdateSuccess(
  (e) => {
    require(`${__hooks}/built/server.js`).invalidateCache(e.app)
    e.next()
  },
  'products',
  'shop',
)
onRecordAfterDeleteSuccess(
  (e) => {
    require(`${__hooks}/built/server.js`).invalidateCache(e.app)
    e.next()
  },
  'products',
  'shop',
)
