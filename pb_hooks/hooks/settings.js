/// Machine-specific settings come from the environment at each start. They are applied in memory,
/// again after each settings reload, and never stored.
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
