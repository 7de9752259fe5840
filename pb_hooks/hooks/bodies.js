/// Request body limits, enforced before anything reads the body.
const limits = require(`${__hooks}/lib/bodyLimit.js`)

routerUse(limits.bodyLimit(limits.MOST_BYTES))

/// Photo uploads use PocketBase's own products routes, with a larger limit.
const photo = limits.bodyLimit(limits.MOST_PHOTO_BYTES)
routerAdd(
  'POST',
  '/api/collections/products/records',
  (e) => require(`${__hooks}/lib/photoUpload.js`).forward(e),
  photo,
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'PATCH',
  '/api/collections/products/records/{id}',
  (e) => require(`${__hooks}/lib/photoUpload.js`).forward(e),
  photo,
  $apis.skipSuccessActivityLog(),
)

// Runs once, in this engine, while the server starts.
$app.onServe().bindFunc((e) => {
  limits.countEverywhere(e.router)
  e.next()
  $app.store().set('handler', e.server.handler)
})
