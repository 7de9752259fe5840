// The catalogue, and the owner's edits of it.

const server = require(`${__hooks}/built/server.js`)
const gzip = $apis.gzip()
/** Keeps successful requests out of PocketBase's log. */
const unlogged = $apis.skipSuccessActivityLog()
/** Handles every error of a write. @type {(e: core.RequestEvent) => void} */
const handleErrors = (e) => require(`${__hooks}/built/server.js`).handleErrors(e)

// The catalogue's incremental sync for phones, and its hint on the event stream.

routerAdd(
  'GET',
  '/api/catalogue/changes',
  (e) => require(`${__hooks}/built/server.js`).catalogueChanges(e),
  gzip,
  unlogged,
)
routerAdd(
  'GET',
  '/api/catalogue/ids',
  (e) => require(`${__hooks}/built/server.js`).catalogueIds(e),
  gzip,
  unlogged,
)
onRecordAfterCreateSuccess(
  (e) => require(`${__hooks}/built/server.js`).sendCatalogueHint(e),
  'products',
)
onRecordAfterUpdateSuccess(
  (e) => require(`${__hooks}/built/server.js`).sendCatalogueHint(e),
  'products',
  'shop',
)
onRealtimeSubscribeRequest((e) => require(`${__hooks}/built/server.js`).subscribe(e))

// Many products at once: a table file, or new prices.

routerAdd(
  'POST',
  '/api/owner/products',
  (e) => require(`${__hooks}/built/server.js`).editManyProducts(e),
  server.bodyLimit(server.MAX_BULK_BYTES),
  handleErrors,
)

// Products. Their form with a photo uses PocketBase's own routes, with a larger body limit.

const photoLimit = server.bodyLimit(server.MAX_PHOTO_BYTES)
routerAdd(
  'POST',
  '/api/collections/products/records',
  (e) => require(`${__hooks}/built/server.js`).forwardPhoto(e),
  photoLimit,
  unlogged,
)
routerAdd(
  'PATCH',
  '/api/collections/products/records/{id}',
  (e) => require(`${__hooks}/built/server.js`).forwardPhoto(e),
  photoLimit,
  unlogged,
)
onRecordCreateRequest((e) => require(`${__hooks}/built/server.js`).saveProduct(e), 'products')
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).saveProduct(e), 'products')
onRecordCreateRequest((e) => require(`${__hooks}/built/server.js`).checkPictures(e), 'products')
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).checkPictures(e), 'products')

// Compare-and-set, as the owner edits products on several devices.

onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).compareAndSet(e), 'products')
onRecordCreateRequest((e) => require(`${__hooks}/built/server.js`).setFirstRevision(e), 'products')
