/**
 * The one file that PocketBase loads. It would load several in a random order that changes at each
 * start, and handlers run in the order of registration; a single file fixes that order. What
 * applies to every request comes first, and the later a hook is registered, the closer to the
 * database it runs. The code is in `src/server`.
 *
 * PocketBase keeps each handler as text and runs it in one of its JavaScript engines, without the
 * scope of these files: a handler may only use what it requires itself. The constants beside it are
 * used only at registration.
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
