import { problemMessages } from '#copy/base/notices.ts'
import { isEmail } from '#domain/base/text.ts'
import { checkPassword } from '#domain/account/password.ts'
import { accountByEmail } from '#server/accounts/accountByEmail.ts'
import { newRecord } from '#server/pocketbase/records.ts'
import { exitWith, print } from '#server/pocketbase/terminal.ts'

const DEFAULT_EMAIL = 'owner@house.example'
const GENERATED_LENGTH = 20

/**
 * Creates the owner's account or resets its password. The address and the password may come from
 * DARZI_OWNER_EMAIL and DARZI_OWNER_PASSWORD; without one a password is generated and shown once.
 */
export function createOwner(app: CoreApp, argument: string | undefined, reset: boolean): void {
  const email = argument || $os.getenv('DARZI_OWNER_EMAIL') || DEFAULT_EMAIL
  if (!isEmail(email)) return exitWith(`${email} is not an e-mail address.`)
  const chosen = $os.getenv('DARZI_OWNER_PASSWORD')
  const problem = chosen === '' ? undefined : checkPassword(chosen)
  if (problem) return exitWith(`DARZI_OWNER_PASSWORD: ${problemMessages[problem]}`)

  app.runAllMigrations()
  const existing = accountByEmail(app, 'admins', email)
  if (existing && !reset && chosen === '') return print(`owner ${email} kept`)
  const owner = existing ?? newRecord(app, 'admins', { email })
  const password = chosen || $security.randomString(GENERATED_LENGTH)
  owner.setPassword(password)
  owner.setVerified(true)
  owner.set('passwordChanged', false)
  app.save(owner)
  // A chosen password is already known; do not print it where others may read it.
  print(chosen === '' ? `owner ${email} password ${password}` : `owner ${email}`)
}
