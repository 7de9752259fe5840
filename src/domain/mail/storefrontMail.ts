import { MAX_RETRIES, retryDelayMs } from '#domain/base/retry.ts'

/** The mails that the storefront sends itself, in sending order; each has its own template. */
export const MAIL_PURPOSES = [
  'appointment',
  'orderToOwner',
  'orderToCustomer',
  'tailoring',
] as const

export type MailPurpose = (typeof MAIL_PURPOSES)[number]

/** The variables of a template. */
export type MailFields = Record<string, string>

/** A queued mail. It is created only after the record it is about has reached the server. */
export type StorefrontMail = {
  /** The id of the record it is about. */
  cause: string
  purpose: MailPurpose
  fields: MailFields
  /** Number of attempts started. */
  tries: number
  /** Earliest time of the next attempt, in Unix milliseconds of this device. */
  nextAt: number
}

/** The mail service is rate-limited to one request a second. */
export const BETWEEN_MAILS_MS = 1100

/** Retryable statuses: no answer (0), rate limit, server error. */
function passes(status: number): boolean {
  return status === 0 || status === 429 || status >= 500
}

/**
 * What follows from an attempt. A mail whose answer was lost is sent again: two are better than
 * none. `status` is the HTTP status, 0 without an answer.
 * @returns the mail to retry, or that it is done.
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

/** The next mail to send; one in backoff does not block the others. */
export function nextMail<Mail extends StorefrontMail>(mails: readonly Mail[]): Mail | undefined {
  const place = ({ purpose }: Mail) => MAIL_PURPOSES.indexOf(purpose)
  return [...mails].sort((one, other) => one.nextAt - other.nextAt || place(one) - place(other))[0]
}
