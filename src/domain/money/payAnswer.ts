import type { Paise } from './paise.ts'

/**
 * What the payment page of an order shows. Anyone with the link can read it, so it contains nothing
 * about the customer or the pieces.
 */
export type PayAnswer = {
  number: string
  house: string
  /** Empty for a house that takes no UPI. */
  upiId: string
  /** What is due now; 0 when nothing is. */
  paise: Paise
  /** Whether a claim that it was paid waits for the owner. */
  claimed: boolean
}

/** A claim that it was paid, with the bank's reference. */
export type SentClaim = { reference: string }

const TOKEN_LENGTH = 32

/** Whether the text has the shape of a payment page's token: about 160 random bits. */
export function isPayToken(text: string): boolean {
  return text.length === TOKEN_LENGTH && /^[a-z0-9]+$/.test(text)
}
