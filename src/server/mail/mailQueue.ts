import { mailHtml } from '#copy/mail/mailHtml.ts'
import type { Mail } from '#copy/mail/mail.ts'
import { plainLine } from '#domain/base/plainText.ts'
import { isEmail } from '#domain/base/text.ts'
import { report } from '#server/pocketbase/log.ts'
import { databaseTime } from '#server/pocketbase/queries.ts'
import { newRecord } from '#server/pocketbase/records.ts'
import { areLimitsOn } from '#server/settings/environment.ts'
import { shopOf } from '#server/settings/shopSettings.ts'

export type MailKind =
  | 'order'
  | 'status'
  | 'request'
  | 'account'
  | 'reset'
  | 'newsletter'
  | 'emailChange'

type QueuedMail = {
  kind: MailKind
  /** The id of the record that caused it, or empty. */
  cause: string
  to: string
  replyTo: string
  mail: Mail
  /** Whether the owner triggered it: such mails are not limited. */
  byOwner?: boolean
}

const MAX_SUBJECT_LENGTH = 190
const HOUR_MS = 60 * 60 * 1000

/** The most mails to one address: more than a busy customer causes, too few to flood a mailbox. */
const MAX_TO_ADDRESS = [
  { max: 6, windowMs: HOUR_MS },
  { max: 20, windowMs: 24 * HOUR_MS },
]

/** Kinds that are dropped beyond the limit: the next request queues another. */
const DISPENSABLE: readonly MailKind[] = ['reset', 'account', 'newsletter', 'emailChange']

/**
 * Queues a mail as a row, in the transaction of its cause, so that none is sent without it and none
 * is lost. Beyond the recipient's limit it is held for the owner. A mail that cannot be stored, to
 * an address that PocketBase refuses, say, is only reported: an order counts more than its mail.
 */
export function queueMail(tx: CoreApp, queued: QueuedMail): void {
  const { kind, cause, to, replyTo, mail, byOwner = false } = queued
  if (!isAddress(to)) return
  const isOverLimit = !byOwner && hasEnough(tx, to)
  if (isOverLimit && DISPENSABLE.includes(kind)) return
  const fields = {
    kind,
    cause,
    to,
    replyTo: isAddress(replyTo) ? replyTo : '',
    subject: plainLine(mail.subject).slice(0, MAX_SUBJECT_LENGTH),
    text: mail.text,
    html: mailHtml(mail.text),
    tries: 0,
    nextTry: new DateTime(),
    held: isOverLimit ? 'limit' : '',
  }
  const row = newRecord(tx, 'mails', fields)
  try {
    tx.validate(row)
  } catch (error) {
    return report('mail not queued', error, `${kind} ${cause}`)
  }
  tx.save(row)
}

/**
 * Removes the latest mail of a kind about a record, unless sending it was already attempted.
 * @returns whether it was removed
 */
export function withdrawLastMail(tx: CoreApp, kind: MailKind, cause: string): boolean {
  const [last] = tx.findRecordsByFilter(
    'mails',
    'kind = {:kind} && cause = {:cause}',
    '-@rowid',
    1,
    0,
    { kind, cause },
  )
  const isUntried = last?.getInt('tries') === 0 && last.getString('sent') === ''
  if (last && isUntried) tx.delete(last)
  return isUntried
}

/**
 * Whether an address has reached its limit; the shop's own has none. Mails about an order's status do
 * not count: an owner who enters a day's work at once must not use up the customer's limit.
 */
function hasEnough(tx: CoreApp, to: string): boolean {
  if (!areLimitsOn()) return false
  if (to.toLowerCase() === shopOf(tx).email.toLowerCase()) return false
  return MAX_TO_ADDRESS.some(({ max, windowMs }) => {
    const since = databaseTime(Date.now() - windowMs)
    const recent =
      "\"to\" = {:to} COLLATE NOCASE AND created > {:since} AND held = '' AND kind != 'status'"
    return tx.countRecords('mails', $dbx.exp(recent, { to, since })) >= max
  })
}

/** An address that is safe as a whole header value. */
function isAddress(text: string): boolean {
  return isEmail(text) && !/[\u0000-\u0020<>()[\],;:"\\\u007f]/.test(text)
}
