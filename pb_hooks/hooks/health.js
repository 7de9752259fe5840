/// Health check. PocketBase's own only says that the process runs. A route with a host takes
/// precedence over it, so ours is registered under every name of the shop.
const { hosts } = require(`${__hooks}/lib/origin.js`)
for (const host of hosts) {
  routerAdd(
    'GET',
    `${host}/api/health`,
    (e) => require(`${__hooks}/lib/health.js`).answer(e),
    $apis.skipSuccessActivityLog(),
  )
}

cronAdd('health', '* * * * *', () => require(`${__hooks}/lib/health.js`).watch($app))

onBootstrap((e) => {
  e.next()
  require(`${__hooks}/lib/health.js`).start(e.app)
})
