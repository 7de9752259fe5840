/// Pages, files and 404s. Each route sets its own headers: a global middleware would hold a
/// JavaScript engine for every open event stream.
const { PAGE_KINDS, PAGES } = require(`${__hooks}/built/domain.js`)

for (const { path, kind } of Object.values(PAGES)) {
  const { server } = PAGE_KINDS[kind]
  if (server === 'rendered') {
    routerAdd(
      'GET',
      path === '/' ? '/{$}' : path,
      (e) => require(`${__hooks}/lib/pages.js`).renderedPage(e),
      $apis.gzip(),
      $apis.skipSuccessActivityLog(),
    )
  }
  if (server === 'shell') {
    routerAdd(
      'GET',
      path,
      (e) => require(`${__hooks}/lib/pages.js`).shell(e),
      $apis.skipSuccessActivityLog(),
    )
  }
}
routerAdd(
  'GET',
  `${PAGES.Catalogue.path}/{slug}`,
  (e) => require(`${__hooks}/lib/pages.js`).product(e),
  $apis.gzip(),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  `${PAGES.Admin.path}/{path...}`,
  (e) => require(`${__hooks}/lib/pages.js`).shell(e),
  $apis.skipSuccessActivityLog(),
)

routerAdd(
  'GET',
  '/robots.txt',
  (e) => require(`${__hooks}/lib/sitemap.js`).robots(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  '/sitemap.xml',
  (e) => require(`${__hooks}/lib/sitemap.js`).sitemap(e),
  $apis.gzip(),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  '/assets/{path...}',
  (e) => require(`${__hooks}/lib/pages.js`).asset(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  '/{path...}',
  (e) => require(`${__hooks}/lib/pages.js`).file(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd('POST', '/{path...}', (e) => require(`${__hooks}/lib/pages.js`).sentWithoutScript(e))
routerAdd('GET', '/api/{path...}', (e) => {
  require(`${__hooks}/lib/headers.js`).asData(e, 'no-store')
  throw new NotFoundError()
})

/// A change to data that pages show invalidates the page cache; the next visit renders the page
/// again.
onRecordAfterCreateSuccess(
  (e) => {
    require(`${__hooks}/lib/pageCache.js`).outdate(e.app)
    e.next()
  },
  'products',
  'shop',
)
onRecordAfterUpdateSuccess(
  (e) => {
    require(`${__hooks}/lib/pageCache.js`).outdate(e.app)
    e.next()
  },
  'products',
  'shop',
)
onRecordAfterDeleteSuccess(
  (e) => {
    require(`${__hooks}/lib/pageCache.js`).outdate(e.app)
    e.next()
  },
  'products',
  'shop',
)

/// Compiles the page renderer before the first visit.
onBootstrap((e) => {
  e.next()
  if ($os.args.includes('serve')) require(`${__hooks}/lib/pages.js`).warm()
})
