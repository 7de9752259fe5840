/// A copy of the database at one moment, also while the shop is open and written to: SQLite makes
/// it in one read transaction, so no write waits. (PocketBase's own backups block all writes.)
const { say } = require(`${__hooks}/lib/say.js`)

function run(app, file) {
  if (!file) throw new Error('Usage: snapshot <file>')
  app.runAllMigrations()
  app.db().newQuery('VACUUM INTO {:file}').bind({ file }).execute()
  say(`snapshot ${file}`)
}

module.exports = { run }
