import { emailChangeMail, emailChangeNotice } from '#copy/mail/accountMails.ts'
import type { SentEmailChange, SentEmailConfirmation } from '#domain/account/sentAccount.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { isEmail } from '#domain/base/text.ts'
import { PAGES } from '#domain/site/pages.js'
import { findById, sentBody } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { queueMail } from '#server/mail/mailQueue.ts'
import { shopperOf } from '#server/sessions/roles.ts'
import { checkSession } from '#server/sessions/sessions.ts'
import { withPassword } from './passwordAttempts.ts'

const TOKEN_TYPE = 'emailChange'
const LINK_VALID_S = 30 * 60

/**
 * Asks to change the signed-in shopper's e-mail address, with the password: queues a mail with the
 * link to the new address and a notice to the old one. Whether the new address has an account is
 * looked up when the mail is sent and when the link is used, so answer and work are always the same.
 */
export function requestEmailChange(e: core.RequestEvent): void {
  checkSession(e, () => {
    rateLimited(e, 'reset', () => {
      const account = shopperOf(e)
      if (!account) return refuse(e, { status: 401, code: 'signInNeeded' })
      const sent = fieldReader<SentEmailChange>(sentBody(e))
      const to = sent.textOr('email', '').trim().toLowerCase()
      if (!isEmail(to)) return refuseFields(e, 'emailInvalid', { email: 'emailInvalid' })
      const typed = sent.textOr('password', '')
      withPassword(e, account, { field: 'password', typed }, () => {
        const { name, email: replyTo } = shopOf(e.app)
        const about = { cause: account.id, replyTo }
        inWriteTransaction(e.app, (tx) => {
          queueMail(tx, { ...about, kind: 'emailChange', to, mail: emailChangeMail(name) })
          const notice = emailChangeNotice(name, to)
          queueMail(tx, { ...about, kind: 'account', to: account.email(), mail: notice })
        })
        setDataHeaders(e)
        e.noContent(204)
      })
    })
  })
}

/** Changes the address by a mailed link and the password, and ends every session of the account. */
export function confirmEmailChange(e: core.RequestEvent): void {
  rateLimited(e, 'login', () => {
    const sent = fieldReader<SentEmailConfirmation>(sentBody(e))
    const token = sent.textOr('token', '')
    const change = changeOf(e.app, token)
    if (!change) return refuse(e, { status: 400, code: 'resetLinkExpired' })
    const typed = sent.textOr('password', '')
    withPassword(e, change.account, { field: 'password', typed }, () => {
      const isChanged = inWriteTransaction(e.app, (tx) => {
        const change = changeOf(tx, token) // another request may have used the link meanwhile
        if (!change || isTaken(tx, change)) return false
        change.account.setEmail(change.email)
        change.account.refreshTokenKey()
        tx.save(change.account)
        return true
      })
      if (!isChanged) return refuse(e, { status: 400, code: 'resetLinkExpired' })
      setDataHeaders(e)
      e.json(200, { id: change.account.id, email: change.email })
    })
  })
}

/** The link for a mail about to be sent; undefined when the address has an account by now. */
export function emailChangeLink(app: CoreApp, mail: RecordOf<'mails'>): string | undefined {
  const account = findById(app, 'users', mail.getString('cause'))
  const email = mail.getString('to')
  if (!account || isTaken(app, { account, email })) return undefined
  const claims = { type: TOKEN_TYPE, id: account.id, email }
  const token = $security.createJWT(claims, signingKey(account), LINK_VALID_S)
  return `${app.settings().meta.appURL}${PAGES.ConfirmEmail.path}#${token}`
}

type Change = { account: RecordOf<'users'>; email: string }

/** What a mailed link changes; undefined when it is forged, expired or used. */
function changeOf(app: CoreApp, token: string): Change | undefined {
  try {
    const { id }: { id?: unknown } = $security.parseUnverifiedJWT(token)
    const account = typeof id === 'string' ? findById(app, 'users', id) : undefined
    if (!account) return undefined
    const { type, email } = $security.parseJWT(token, signingKey(account))
    return type === TOKEN_TYPE && typeof email === 'string' ? { account, email } : undefined
  } catch {
    return undefined
  }
}

/** Changes with the address and the password, so that a link works once. */
function signingKey(account: RecordOf<'users'>): string {
  const { secret } = account.collection().emailChangeToken
  return $security.hs256(`${TOKEN_TYPE}:${account.tokenKey()}`, secret)
}

function isTaken(app: CoreApp, { account, email }: Change): boolean {
  const another = $dbx.exp('email = {:email} COLLATE NOCASE AND id != {:id}', {
    email,
    id: account.id,
  })
  return app.countRecords('users', another) > 0
}
