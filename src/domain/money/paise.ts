import { formatRupees, type Rupees } from '#domain/base/money.ts'

/** A whole number of paise; 100 are a rupee. The ledger of an order counts in them. */
export type Paise = number

const PAISE_PER_RUPEE = 100

/** The most that one entry may be about: a hundred million rupees. */
const MAX_PAISE = 10_000_000_000

/** Rupees as whole paise. */
export function paiseOf(rupees: Rupees): Paise {
  return Math.round(rupees * PAISE_PER_RUPEE)
}

/** Paise as whole rupees, rounded. */
export function rupeesOf(paise: Paise): Rupees {
  return Math.round(paise / PAISE_PER_RUPEE)
}

/** Whether a value is an amount that an entry of the ledger may be about. */
export function isAmount(value: unknown): value is Paise {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_PAISE
}

/** Paise read from typed rupees, such as `₹1,250` or `99.50`; undefined when it is not an amount. */
export function parseAmountText(text: string): Paise | undefined {
  const stripped = text.replace(/[₹,\s]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(stripped)) return undefined
  const paise = paiseOf(Number(stripped))
  return isAmount(paise) ? paise : undefined
}

/** `₹1,25,999`, or `₹1,25,999.50` when there are paise. */
export function formatPaise(paise: Paise): string {
  const rest = Math.abs(paise) % PAISE_PER_RUPEE
  const rupees = Math.trunc(paise / PAISE_PER_RUPEE)
  const sign = rupees === 0 && paise < 0 ? '-' : ''
  return `${sign}${formatRupees(rupees)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** `₹1,25,999.00`: as a tax invoice states every amount, always with two decimals. */
export function formatPaiseInFull(paise: Paise): string {
  const text = formatPaise(paise)
  return paise % PAISE_PER_RUPEE === 0 ? `${text}.00` : text
}

/** `125999.50`: an amount for a machine, always with two decimals. */
export function decimalRupees(paise: Paise): string {
  const size = Math.abs(paise)
  const rest = String(size % PAISE_PER_RUPEE).padStart(2, '0')
  return `${paise < 0 ? '-' : ''}${Math.trunc(size / PAISE_PER_RUPEE)}.${rest}`
}
