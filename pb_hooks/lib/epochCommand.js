/// Starts a new epoch after a restore: the restored database counts `seq` on from the backup, so
/// its numbers repeat. Checks the integrity of the restored database first.
const { say } = require(`${__hooks}/lib/say.js`)

function run(app) {
  const check = new DynamicModel({ quick_check: '' })
  app.db().newQuery('PRAGMA quick_check').one(check)
  if (check.quick_check !== 'ok') throw new Error(`The database is damaged: ${check.quick_check}`)
  app.runAllMigrations()
  const epoch = app.findFirstRecordByData('counters', 'name', 'epoch')
  epoch.set('text', $security.randomString(12))
  app.save(epoch)
  say(`epoch ${epoch.getString('text')}`)
}

module.exports = { run }
