export type Shopper = {
  id: string
  email: string
  name: string
  phone: string
  /** When the account was made, ISO 8601; empty when unknown. */
  created: string
}

/** Whether a shopper is signed in; `loading` until the device's storage has answered. */
export type Session = { status: 'loading' } | { status: 'out' } | { status: 'in'; user: Shopper }

/** The part of an e-mail address before the at-sign. */
export function mailboxName(email: string): string {
  return email.split('@')[0] ?? ''
}
