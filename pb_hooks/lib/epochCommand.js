/// A restored database is another history: it counts again from where the backup was made.
const { say } = require(`${__hooks}/lib/say.js`)

function run(app) {
  app.runAllMigrations()
  const epoch = app.findFirstRecordByData('counters', 'name', 'epoch')
  epoch.set('text', $security.randomString(12))
  app.save(epoch)
  say(`epoch ${epoch.getString('text')}`)
}

module.exports = { run }
