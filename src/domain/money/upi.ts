import { decimalRupees, type Paise } from './paise.ts'

/** What a UPI app needs to know about a payment. */
export type UpiPayment = {
  /** Where it goes: the payee's UPI id. */
  upiId: string
  payee: string
  paise: Paise
  /** The order's number: the app's note, and the reference in the payee's statement. */
  number: string
}

const MAX_PAYEE = 50
const MAX_NOTE = 50
const MAX_REFERENCE = 35

/** Whether the text is a UPI id: a name, an @ and the name of a payment service. */
export function isUpiId(text: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/i.test(text)
}

/**
 * The address that a UPI app opens, as a tapped link and as the text of a QR code, with the
 * parameters of NPCI's linking specification 1.6. Each value is percent-encoded, so no app takes a
 * `+` for a space; the `@` stays, because some apps do not decode the payee's id.
 */
export function upiAddress({ upiId, payee, paise, number }: UpiPayment): string {
  const parameters = [
    ['pa', encodeURIComponent(upiId).replace('%40', '@')],
    ['pn', encodeURIComponent(limited(payee, MAX_PAYEE))],
    ['am', decimalRupees(paise)],
    ['cu', 'INR'],
    ['tn', encodeURIComponent(limited(`Order ${number}`, MAX_NOTE))],
    ['tr', encodeURIComponent(number.replace(/[^a-z0-9]/gi, '').slice(0, MAX_REFERENCE))],
  ]
  return `upi://pay?${parameters.map(([name, value]) => `${name}=${value}`).join('&')}`
}

/** Whole characters: half of one cannot be encoded. */
function limited(text: string, length: number): string {
  return [...text.trim()].slice(0, length).join('').trim()
}

/**
 * The 12 digits by which banks find a UPI payment, as apps show it after one; spaces and hyphens may
 * be typed between them. Undefined for anything else.
 */
export function parseUpiReference(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{12}$/.test(digits) && !/^0+$/.test(digits) ? digits : undefined
}
