/// What differs from one machine to another comes from the environment at each start: it is applied
/// in memory, again after each change of the settings, and never stored.
onBootstrap((e) => {
  const serving = $os.args.includes('serve')
  if (serving) require(`${__hooks}/lib/environment.js`).check()
  e.next()
  if (!serving) return
  e.app.runAllMigrations()
  require(`${__hooks}/lib/environment.js`).apply(e.app.settings())
  e.app.store().set('serving', true)
})

onSettingsReload((e) => {
  e.next()
  if (e.app.store().get('serving')) require(`${__hooks}/lib/environment.js`).apply(e.app.settings())
})
