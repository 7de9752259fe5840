import { LATE_LINK } from '#copy/mail/mails.ts'
import { databaseTime } from '#server/pocketbase/queries.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { holdStaleMails } from './heldMails.ts'

/**
 * The link of a mail, created when it is sent and never stored; undefined when the mail is no
 * longer needed.
 */
export type MailLink = (app: CoreApp, mail: RecordOf<'mails'>) => string | undefined

const FIRST_DELAY_MS = 5000
const LONGEST_DELAY_MS = 60 * 60 * 1000
const MAX_TRIES = 20
const BATCH = 20
const LONGEST_ERROR = 490
const DUE = `sent = '' && held = '' && tries < ${MAX_TRIES} && nextTry <= {:now}`

/**
 * Sends due mails in the order in which they were queued. A failed mail is retried with exponential
 * backoff.
 * @param links by kind of mail
 */
export function sendDueMails(app: CoreApp, links: Readonly<Record<string, MailLink>>): void {
  if (!app.settings().smtp.enabled) return // they are kept for the owner to read
  holdStaleMails(app, MAX_TRIES)
  const now = new DateTime().string()
  for (const mail of app.findRecordsByFilter('mails', DUE, '@rowid', BATCH, 0, { now })) {
    if (!mail) continue
    const linkOf = links[mail.getString('kind')]
    const link = linkOf ? linkOf(app, mail) : ''
    // No account to reset, or a subscriber who has nothing to confirm.
    if (link === undefined) app.delete(mail)
    else {
      trySending(app, mail, link)
      app.save(mail)
    }
  }
}

function trySending(app: CoreApp, mail: RecordOf<'mails'>, link: string): void {
  const tries = mail.getInt('tries') + 1
  mail.set('tries', tries)
  try {
    app.newMailClient().send(messageOf(app, mail, link))
    mail.set('sent', new DateTime())
    mail.set('error', '')
  } catch (error) {
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), LONGEST_DELAY_MS)
    mail.set('error', String(error).slice(0, LONGEST_ERROR))
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
