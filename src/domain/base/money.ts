/** A whole number of rupees; prices and totals carry no paise. */
export type Rupees = number

export type CurrencyCode = 'INR' | 'EUR' | 'USD' | 'GBP'

/** What one rupee is worth in each currency. */
export type Rates = Record<CurrencyCode, number>

export type Currency = { code: CurrencyCode; symbol: string; name: string }

/** The four currencies in the order of the slider (specified). */
export const CURRENCIES = [
  { code: 'INR', symbol: '₹', name: 'Indian Rupee' },
  { code: 'EUR', symbol: '€', name: 'Euro' },
  { code: 'USD', symbol: '$', name: 'US Dollar' },
  { code: 'GBP', symbol: '£', name: 'British Pound' },
] as const satisfies readonly Currency[]

/** Rates relative to the rupee (specified); the owner may set others. */
export const DEFAULT_RATES: Rates = { INR: 1, EUR: 0.011, USD: 0.012, GBP: 0.0095 }

/** Whether the text names one of the four currencies. */
export function isCurrencyCode(text: unknown): text is CurrencyCode {
  return CURRENCIES.some(({ code }) => code === text)
}

/** `₹1,25,999`: lakh grouping, written out because the server's engine has no Intl. */
export function formatRupees(rupees: Rupees): string {
  return formatAmount(rupees, 'INR')
}

/** A price in rupees as the shopper sees it: converted, no decimal digits. */
export function formatPrice(rupees: Rupees, currency: CurrencyCode, rates: Rates): string {
  return formatAmount(rupees * rates[currency], currency)
}

/** Rupees read from text such as `₹1,25,999`; undefined when it is not a number. */
export function parsePriceText(text: string): Rupees | undefined {
  const stripped = text.replace(/[₹,\s]/g, '')
  if (stripped === '') return undefined
  const rupees = Number(stripped)
  return Number.isFinite(rupees) ? rupees : undefined
}

/** Price text converted for display; text that is not a number comes back unchanged. */
export function convertPriceText(text: string, currency: CurrencyCode, rates: Rates): string {
  const rupees = parsePriceText(text)
  return rupees === undefined ? text : formatPrice(rupees, currency, rates)
}

function formatAmount(amount: number, currency: CurrencyCode): string {
  const symbol = CURRENCIES.find(({ code }) => code === currency)?.symbol ?? ''
  const rounded = Math.round(Math.abs(amount))
  const sign = amount < 0 && rounded > 0 ? '-' : ''
  return sign + symbol + group(String(rounded), currency)
}

function group(digits: string, currency: CurrencyCode): string {
  const tail = digits.slice(-3)
  const head = digits.slice(0, -3)
  if (head === '') return tail
  const pattern = currency === 'INR' ? /\B(?=(\d{2})+(?!\d))/g : /\B(?=(\d{3})+(?!\d))/g
  return `${head.replace(pattern, ',')},${tail}`
}
