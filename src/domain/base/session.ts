export type Shopper = {
  id: string
  email: string
  name: string
  phone: string
  /** When the account was made, ISO 8601; empty when unknown. */
  created: string
}

/** Whether somebody is signed in; unknown until the device has been asked. */
export type Session = { status: 'loading' } | { status: 'out' } | { status: 'in'; user: Shopper }

/** The part of an e-mail address before the at-sign (spec section 1, welcome banner). */
export function mailboxName(email: string): string {
  return email.split('@')[0] ?? ''
}
