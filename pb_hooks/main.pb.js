/**
 * The one file that PocketBase loads. It reads the hook files of this folder in a random order,
 * another one at each start, and what is registered first runs first; one file fixes the order.
 * What applies to every request comes first, and the later a hook is registered, the closer to the
 * database it runs. The code is in `src/server`.
 *
 * PocketBase keeps each handler as text and runs it in one of its JavaScript engines, where nothing
 * of these files exists: a handler may only use what it requires itself, and the constants beside it
 * are for the registration.
 */
require(`${__hooks}/hooks/process.js`)
require(`${__hooks}/hooks/pages.js`)
require(`${__hooks}/hooks/everyRequest.js`)
require(`${__hooks}/hooks/accounts.js`)
require(`${__hooks}/hooks/catalogue.js`)
require(`${__hooks}/hooks/settings.js`)
require(`${__hooks}/hooks/orders.js`)
require(`${__hooks}/hooks/mails.js`)
require(`${__hooks}/hooks/requests.js`)
require(`${__hooks}/hooks/push.js`)
require(`${__hooks}/hooks/commitOrder.js`)
