/// Superusers can do everything, so they may sign in from this machine only, and the Dashboard is
/// disabled. DARZI_DASHBOARD=1 lifts both. The hooks' tag is the collection, so it covers every
/// spelling of the route.
onRecordAuthWithPasswordRequest((e) => {
  require(`${__hooks}/lib/superusers.js`).check(e)
  e.next()
}, '_superusers')
onRecordAuthRequest((e) => {
  require(`${__hooks}/lib/superusers.js`).check(e)
  e.next()
}, '_superusers')

if ($os.getenv('DARZI_DASHBOARD') !== '1') {
  routerAdd('GET', '/_/{$}', (e) => require(`${__hooks}/lib/pages.js`).notFound(e))
  for (const folder of ['assets', 'images', 'libs', 'fonts']) {
    routerAdd('GET', `/_/${folder}/{path...}`, () => {
      throw new NotFoundError()
    })
  }
}
