/// How the server is. PocketBase's own answer says only that it runs; a route that names the host goes
/// before it, so the shop's is given under every name that the shop is known by.
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
