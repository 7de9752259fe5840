import { LATE_LINK } from '#copy/mail/accountMails.ts'
import { report } from '#server/pocketbase/log.ts'
import { databaseTime } from '#server/pocketbase/queries.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { holdStaleMails } from './heldMails.ts'

/**
 * The link of a mail, created when it is sent and never stored; undefined when the mail is no
 * longer needed.
 */
export type MailLink = (app: CoreApp, mail: RecordOf<'mails'>) => string | undefined

const FIRST_DELAY_MS = 5000
const MAX_DELAY_MS = 60 * 60 * 1000
/**
 * Until another loop may retry an unfinished attempt: longer than a silent loop counts as alive.
 */
const CLAIM_MS = 15 * 60 * 1000
/** A mail is given up after so many. */
export const MAX_TRIES = 20
const BATCH = 20
const MAX_ERROR_LENGTH = 490
const DUE = `sent = '' && held = '' && tries < ${MAX_TRIES} && nextTry <= {:now}`

/**
 * Sends due mails in the order in which they were queued. A failed mail is retried with exponential
 * backoff, and keeps no other from being sent.
 * @param links by kind of mail
 * @param isMine whether this loop is still the one that sends
 */
export function sendDueMails(
  app: CoreApp,
  links: Readonly<Record<string, MailLink>>,
  isMine: () => boolean,
): void {
  if (!app.settings().smtp.enabled) return // they are kept for the owner to read
  holdStaleMails(app, MAX_TRIES)
  const now = new DateTime().string()
  for (const mail of app.findRecordsByFilter('mails', DUE, '@rowid', BATCH, 0, { now })) {
    if (!isMine()) return
    try {
      if (mail) sendOrDrop(app, mail, links)
    } catch (error) {
      report('mail not sent', error, mail?.id)
    }
  }
}

function sendOrDrop(
  app: CoreApp,
  mail: RecordOf<'mails'>,
  links: Readonly<Record<string, MailLink>>,
): void {
  const linkOf = links[mail.getString('kind')]
  const link = linkOf ? linkOf(app, mail) : ''
  // No account to reset, or a subscriber who has nothing to confirm.
  if (link === undefined) return app.delete(mail)
  const tries = mail.getInt('tries')
  if (!claim(app, mail.id, tries)) return
  mail.set('tries', tries + 1)
  trySending(app, mail, link)
  app.save(mail)
}

/**
 * Records the attempt and schedules the next one before the mail is sent. So a mail is not sent
 * over and over while nothing can be stored, or by a hung loop; and one that the owner has
 * discarded or held since it was listed is not sent at all.
 */
function claim(app: CoreApp, id: string, tries: number): boolean {
  const nextTry = databaseTime(Date.now() + CLAIM_MS)
  const claimed = app
    .db()
    .newQuery(
      `UPDATE mails SET tries = tries + 1, nextTry = {:nextTry}
       WHERE id = {:id} AND tries = {:tries} AND sent = '' AND held = ''`,
    )
    .bind({ id, tries, nextTry })
    .execute()
  return claimed.rowsAffected() > 0
}

function trySending(app: CoreApp, mail: RecordOf<'mails'>, link: string): void {
  try {
    app.newMailClient().send(messageOf(app, mail, link))
    mail.set('sent', new DateTime())
    mail.set('error', '')
  } catch (error) {
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (mail.getInt('tries') - 1), MAX_DELAY_MS)
    mail.set('error', String(error).slice(0, MAX_ERROR_LENGTH))
    mail.set('nextTry', databaseTime(Date.now() + delayMs))
  }
}

function messageOf(app: CoreApp, mail: RecordOf<'mails'>, link: string): MailerMessage {
  const shop = shopOf(app)
  const address = $os.getenv('DARZI_SMTP_FROM') || shop.email
  const replyTo = mail.getString('replyTo')
  const body = (name: 'text' | 'html') => mail.getString(name).split(LATE_LINK).join(link)
  return new MailerMessage({
    from: { address, name: shop.name },
    to: [{ address: mail.getString('to') }],
    subject: mail.getString('subject'),
    text: body('text'),
    html: body('html'),
    headers: {
      'Message-ID': `<${mail.id}@${address.split('@')[1] ?? ''}>`,
      ...(replyTo !== '' && { 'Reply-To': `<${replyTo}>` }),
    },
  })
}
