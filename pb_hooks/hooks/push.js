// Web push: subscriptions of devices, and the texts that a woken device shows.

const server = require(`${__hooks}/built/server.js`)
/** Handles every error of a write. @type {(e: core.RequestEvent) => void} */
const handleErrors = (e) => require(`${__hooks}/built/server.js`).handleErrors(e)
const limit = server.bodyLimit(server.MAX_PUSH_BYTES)

routerAdd(
  'GET',
  '/api/push/key',
  (e) => require(`${__hooks}/built/server.js`).pushKey(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'POST',
  '/api/push/subscribe',
  (e) => require(`${__hooks}/built/server.js`).subscribePush(e),
  limit,
  handleErrors,
)
routerAdd(
  'POST',
  '/api/push/unsubscribe',
  (e) => require(`${__hooks}/built/server.js`).unsubscribePush(e),
  limit,
  handleErrors,
)
routerAdd(
  'POST',
  '/api/push/words',
  (e) => require(`${__hooks}/built/server.js`).pushWordsFor(e),
  limit,
  handleErrors,
)
