/// The catalogue's incremental sync for phones.
routerAdd(
  'GET',
  '/api/catalogue/changes',
  (e) => require(`${__hooks}/lib/catalogueRoutes.js`).limitedChanges(e),
  $apis.gzip(),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  '/api/catalogue/ids',
  (e) => require(`${__hooks}/lib/catalogueRoutes.js`).limitedIds(e),
  $apis.gzip(),
  $apis.skipSuccessActivityLog(),
)
