import { MAX_RETRIES, retryDelayMs } from '#domain/base/retry.ts'

/** The mails that the storefront sends itself, each with a template of its own, in their order. */
export const MAIL_PURPOSES = [
  'appointment',
  'orderToOwner',
  'orderToCustomer',
  'tailoring',
] as const

export type MailPurpose = (typeof MAIL_PURPOSES)[number]

/** What a template is filled with. */
export type MailFields = Record<string, string>

/** A mail on its way. What it is about has reached the shop before it is written. */
export type StorefrontMail = {
  /** The id of what it is about. */
  cause: string
  purpose: MailPurpose
  fields: MailFields
  /** How often sending it has begun. */
  tries: number
  /** When it may be sent next, in Unix milliseconds of this device. */
  nextAt: number
}

/** The mail service takes one request a second. */
export const BETWEEN_MAILS_MS = 1100

/** Answers after which the same mail may be taken: none (0), too many at once, a failing service. */
function passes(status: number): boolean {
  return status === 0 || status === 429 || status >= 500
}

/**
 * What a sending came to. A mail of which the answer was lost is sent again: two are better than
 * none. `status` is HTTP's, 0 without an answer.
 * @returns the mail to be tried again, or that it is over.
 */
export function afterSending(
  mail: StorefrontMail,
  status: number,
  nowMs: number,
): 'sent' | 'failed' | StorefrontMail {
  if (status >= 200 && status < 300) return 'sent'
  if (!passes(status) || mail.tries > MAX_RETRIES) return 'failed'
  return { ...mail, nextAt: nowMs + retryDelayMs(mail.tries - 1) }
}

/** The mail whose turn it is; one that waits holds up no other. */
export function nextMail<Mail extends StorefrontMail>(mails: readonly Mail[]): Mail | undefined {
  const place = ({ purpose }: Mail) => MAIL_PURPOSES.indexOf(purpose)
  return [...mails].sort((one, other) => one.nextAt - other.nextAt || place(one) - place(other))[0]
}
