/// Superusers may do everything, so they sign in from this machine alone, and the Dashboard is shut.
/// DARZI_DASHBOARD=1 opens both. The tag is the collection: it holds for every spelling of the address.
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
