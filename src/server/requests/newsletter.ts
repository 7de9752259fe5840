import { newsletterMail } from '#copy/mail/accountMails.ts'
import { PAGES } from '#domain/site/pages.js'
import { fieldReader } from '#domain/base/parse.ts'
import type { SentSubscription } from '#domain/desk/ownerInbox.ts'
import { isEmail } from '#domain/base/text.ts'
import { isRecordId } from '#domain/base/identity.ts'
import { collectionOf, recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { newRecord, sentBody } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { queueMail } from '#server/mail/mailQueue.ts'

const TOKEN_TYPE = 'newsletter'
const LINK_VALID_S = 2 * 24 * 60 * 60

/**
 * Subscribes to the newsletter, with double opt-in where mails can be sent: a subscription only
 * queues a mail. Whether the address has already subscribed is looked up when the mail is sent, and
 * only its link subscribes. So answer and work are the same for every address, and only the
 * recipient can bring back an address that unsubscribed. Without mail a new address is subscribed at
 * once, and an unsubscribed one stays so.
 *
 * The answer repeats the id that was sent, so that a phone recognises its own; the record gets
 * another, or ids would reveal which addresses were new.
 */
export function subscribeToNewsletter(e: RecordRequest<'subscribers'>): void {
  rateLimited(e, 'subscribe', () => {
    if (e.hasSuperuserAuth()) return e.next()
    const record = recordOf(e)
    const email = record.getString('email').trim().toLowerCase()
    if (!isEmail(email)) return refuseFields(e, 'emailInvalid', { email: 'emailInvalid' })
    if (e.app.settings().smtp.enabled) queueConfirmation(e.app, email)
    else
      inWriteTransaction(e.app, (tx) => {
        if (!findSubscriber(tx, email)) subscribe(tx, email)
      })
    const id = isRecordId(record.id) ? record.id : $security.randomString(15).toLowerCase()
    const { id: collectionId, name: collectionName } = collectionOf(e)
    const timestamp = new DateTime().string()
    e.json(200, { collectionId, collectionName, id, email, status: 'active', timestamp })
  })
}

function queueConfirmation(app: CoreApp, email: string): void {
  const shop = shopOf(app)
  const mail = newsletterMail(shop.name)
  queueMail(app, { kind: 'newsletter', cause: '', to: email, replyTo: shop.email, mail })
}

/** Subscribes the address that a mailed link belongs to. */
export function confirmSubscription(e: core.RequestEvent): void {
  rateLimited(e, 'subscribe', () => {
    const token = fieldReader<SentSubscription>(sentBody(e)).textOr('token', '')
    const email = emailOf(e.app, token)
    if (email === undefined) return refuse(e, { status: 400, code: 'resetLinkExpired' })
    inWriteTransaction(e.app, (tx) => subscribe(tx, email))
    setDataHeaders(e)
    e.noContent(204)
  })
}

/** The link for a mail about to be sent; undefined when the address has already subscribed. */
export function newsletterLink(app: CoreApp, mail: RecordOf<'mails'>): string | undefined {
  const email = mail.getString('to').toLowerCase()
  if (findSubscriber(app, email)?.getString('status') === 'active') return undefined
  const token = $security.createJWT({ type: TOKEN_TYPE, email }, signingKey(app), LINK_VALID_S)
  return `${app.settings().meta.appURL}${PAGES.ConfirmNewsletter.path}#${token}`
}

function emailOf(app: CoreApp, token: string): string | undefined {
  const { type, email } = claimsOf(app, token)
  return type === TOKEN_TYPE && typeof email === 'string' && isEmail(email) ? email : undefined
}

/** The claims of a token that this server signed; none of an expired or forged one. */
function claimsOf(app: CoreApp, token: string): { type?: unknown; email?: unknown } {
  try {
    return $security.parseJWT(token, signingKey(app))
  } catch {
    return {}
  }
}

/** A signing key derived from a secret that only the server has. */
function signingKey(app: CoreApp): string {
  const { secret } = app.findCachedCollectionByNameOrId('users').verificationToken
  return $security.hs256(TOKEN_TYPE, secret)
}

/** Ignores case, as the index of addresses does. */
function findSubscriber(app: CoreApp, email: string): RecordOf<'subscribers'> | undefined {
  const sameEmail = $dbx.exp('email = {:email} COLLATE NOCASE', { email })
  return app.findAllRecords('subscribers', sameEmail)[0]
}

function subscribe(tx: CoreApp, email: string): void {
  const subscriber = findSubscriber(tx, email) ?? newRecord(tx, 'subscribers', { email })
  subscriber.set('status', 'active')
  tx.save(subscriber)
}
