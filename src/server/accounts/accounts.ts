import { knownAddressMail } from '#copy/mail/accountMails.ts'
import type { SentPassword } from '#domain/account/sentAccount.ts'
import type { Unread } from '#domain/base/parse.ts'
import { checkPassword } from '#domain/account/password.ts'
import { checkProfile, storedProfile, type Profile } from '#domain/account/profile.ts'
import { recordOf, type RecordRequest, type RequestEvent } from '#server/pocketbase/events.ts'
import { sentBody } from '#server/pocketbase/records.ts'
import { withinWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { queueMail } from '#server/mail/mailQueue.ts'
import { deleteMailsAbout } from '#server/mail/pruneMails.ts'
import { accountByEmail } from './accountByEmail.ts'
import { rememberDevice } from './knownDevices.ts'
import { withPassword } from './passwordAttempts.ts'
import { checkSession } from '#server/sessions/sessions.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Continues a request if the password it sets, if any, passes the rules; otherwise refuses it. */
function withValidPassword(e: RequestEvent, proceed: () => void): void {
  const { password }: Unread<SentPassword> = sentBody(e)
  const problem = password === undefined ? undefined : checkPassword(toString(password))
  if (problem) refuseFields(e, problem, { password: problem })
  else proceed()
}

/** Updates a shopper's account if a name or number that it changes is valid. */
export function updateShopper(e: RecordRequest<'users'>): void {
  withValidProfile(e, profileOf(recordOf(e).original()), () => updateAccount(e))
}

/**
 * Continues a request with name and number normalised if they are valid; otherwise refuses it.
 * @param known what is stored already: it is not checked again
 */
function withValidProfile(
  e: RecordRequest<'users'>,
  known: Partial<Profile>,
  proceed: () => void,
): void {
  const record = recordOf(e)
  const sent = profileOf(record)
  const problems = checkProfile(sent)
  for (const field of ['name', 'phone'] as const) {
    const problem = sent[field] === known[field] ? undefined : problems[field]
    if (problem) return refuseFields(e, problem, { [field]: problem })
  }
  const profile = storedProfile(sent)
  record.set('name', profile.name)
  record.set('phone', profile.phone)
  proceed()
}

function profileOf(record: RecordOf<'users'>): Profile {
  return { name: record.getString('name'), phone: record.getString('phone') }
}

/** Updates an account. Whoever sends the old password, as a password change has to, is limited. */
function updateAccount(e: RecordRequest<'users' | 'admins'>): void {
  const update = () => withValidPassword(e, () => e.next())
  const { oldPassword: typed }: Unread<SentPassword> = sentBody(e)
  if (typed === undefined || e.hasSuperuserAuth()) update()
  else withPassword(e, recordOf(e).original(), { field: 'oldPassword', typed }, update)
}

/**
 * Updates the owner's account, and records that the initial password was changed. Clients cannot
 * write that field, and sending the same password again does not count.
 */
export function updateOwner(e: RecordRequest<'admins'>): void {
  const record = recordOf(e)
  const before = record.original()
  const { password }: Unread<SentPassword> = sentBody(e)
  const isNew = typeof password === 'string' && !before.validatePassword(password)
  record.set('passwordChanged', isNew || before.getBool('passwordChanged'))
  updateAccount(e)
}

/**
 * Sets a new password from a mailed link. PocketBase has verified its token, so the device becomes
 * a known one of the account.
 */
export function resetPassword(e: core.RecordConfirmPasswordResetRequestEvent): void {
  withValidPassword(e, () => {
    rememberDevice(e, recordOf(e))
    e.next()
  })
}

/**
 * Creates an account. If the address already has one, nothing is created: the answer looks the
 * same, and the address gets a mail. Signing in still takes the existing account's password. A
 * superuser may restore accounts that are older than some rules: name and number are not checked.
 */
export function signUp(e: RecordRequest<'users'>): void {
  const record = recordOf(e)
  // Never visible to others; it would also reveal that an address is taken.
  record.set('emailVisibility', false)
  const create = () =>
    accountByEmail(e.app, 'users', record.email()) ? pretendSignUp(e) : e.next()
  rateLimited(e, 'signUp', () =>
    withValidPassword(e, () => (e.hasSuperuserAuth() ? create() : withValidProfile(e, {}, create))),
  )
}

/**
 * Creates an account under a random address and rolls it back, so that errors and timing match a sign-up
 * (no account enumeration).
 */
function pretendSignUp(e: RecordRequest<'users'>): void {
  const record = recordOf(e)
  const to = record.email()
  const rollback = new Error('the address has an account')
  try {
    withinWriteTransaction(e, () => {
      record.setEmail(`${$security.randomStringWithAlphabet(20, LETTERS)}@example.com`)
      e.next()
      throw rollback
    })
  } catch (error) {
    if (!String(error).includes(rollback.message)) throw error
  }
  const shop = shopOf(e.app)
  const mail = knownAddressMail(shop.name, e.app.settings().meta.appURL)
  queueMail(e.app, { kind: 'account', cause: '', to, replyTo: shop.email, mail })
  setDataHeaders(e)
  // PocketBase answers after a committed transaction, but this one was rolled back.
  e.json(200, record)
}

/** Invalidates every token of the account, this device's too. */
export function signOutEverywhere(e: core.RequestEvent): void {
  checkSession(e, () => {
    if (!e.auth) throw new UnauthorizedError()
    e.auth.refreshTokenKey()
    e.app.save(e.auth)
    e.noContent(204)
  })
}

/** Deletes an account, and the mails about it, if the request has its password. */
export function closeAccount(e: RecordRequest<'users'>): void {
  const account = recordOf(e)
  const close = () => {
    withinWriteTransaction(e, (tx) => {
      deleteMailsAbout(tx, account.id)
      e.next()
    })
  }
  if (e.hasSuperuserAuth()) return close()
  const { password: typed }: Unread<SentPassword> = sentBody(e)
  withPassword(e, account, { field: 'password', typed }, close)
}

/** A sign-in or a token refresh marks the device as known to the account. */
export function rememberSignIn(e: core.RecordAuthRequestEvent): void {
  rememberDevice(e, recordOf(e))
  e.next()
}
