/// Creates the owner's account or resets its password. The address and the password may come from
/// DARZI_OWNER_EMAIL and DARZI_OWNER_PASSWORD; without one a password is generated and shown once.
const { checkPassword, isEmail, problemMessages } = require(`${__hooks}/built/domain.js`)
const { refuse, say } = require(`${__hooks}/lib/say.js`)

const DEFAULT_EMAIL = 'owner@house.example'
const GENERATED_LENGTH = 20

function run(app, asked, reset) {
  const email = asked || $os.getenv('DARZI_OWNER_EMAIL') || DEFAULT_EMAIL
  if (!isEmail(email)) return refuse(`${email} is no e-mail address.`)
  const chosen = $os.getenv('DARZI_OWNER_PASSWORD')
  const problem = chosen && checkPassword(chosen)
  if (problem) return refuse(`DARZI_OWNER_PASSWORD: ${problemMessages[problem]}`)

  app.runAllMigrations()
  const known = find(app, email)
  if (known && !reset && !chosen) return say(`owner ${email} kept`)
  const owner = known || new Record(app.findCollectionByNameOrId('admins'), { email })
  const password = chosen || $security.randomString(GENERATED_LENGTH)
  owner.setPassword(password)
  owner.setVerified(true)
  app.save(owner)
  // A chosen password is already known; do not print it where others may read it.
  say(chosen ? `owner ${email}` : `owner ${email} password ${password}`)
}

function find(app, email) {
  return app.findRecordsByFilter('admins', 'email = {:email}', '', 1, 0, { email })[0]
}

module.exports = { run }
