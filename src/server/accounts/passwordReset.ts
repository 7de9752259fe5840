import { resetMail } from '#copy/mail/accountMails.ts'
import { PAGES } from '#domain/site/pages.js'
import type { SentResetRequest } from '#domain/account/sentAccount.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { isEmail } from '#domain/base/text.ts'
import { databaseTime } from '#server/pocketbase/queries.ts'
import { sentBody } from '#server/pocketbase/records.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { queueMail } from '#server/mail/mailQueue.ts'
import { accountByEmail } from './accountByEmail.ts'

const INTERVAL_MS = 2 * 60 * 1000

/**
 * Requests a password reset; at most one mail per address in two minutes, from any sender. The
 * request only queues a mail; the account is looked up when the mail is sent. So a known and an
 * unknown address get the same answer after the same work.
 */
export function requestPasswordReset(e: core.RequestEvent): void {
  rateLimited(e, 'reset', () => {
    const sent = fieldReader<SentResetRequest>(sentBody(e))
    const to = sent.textOr('email', '').trim().toLowerCase()
    if (!isEmail(to)) return refuseFields(e, 'emailInvalid', { email: 'emailInvalid' })
    if (!isRequested(e.app, to)) {
      const shop = shopOf(e.app)
      const mail = resetMail(shop.name)
      queueMail(e.app, { kind: 'reset', cause: '', to, replyTo: shop.email, mail })
    }
    setDataHeaders(e)
    e.noContent(204)
  })
}

/** Read from the index of the recipients, which ignores case. */
function isRequested(app: CoreApp, to: string): boolean {
  const since = databaseTime(Date.now() - INTERVAL_MS)
  const recent = '"to" = {:to} COLLATE NOCASE AND created > {:since} AND kind = \'reset\''
  return app.countRecords('mails', $dbx.exp(recent, { to, since })) > 0
}

/** The link for a mail about to be sent; undefined when there is no such account. */
export function passwordResetLink(app: CoreApp, mail: RecordOf<'mails'>): string | undefined {
  const account = accountByEmail(app, 'users', mail.getString('to'))
  if (!account) return undefined
  const page = app.settings().meta.appURL + PAGES.ResetPassword.path
  return `${page}#${account.newPasswordResetToken()}`
}
