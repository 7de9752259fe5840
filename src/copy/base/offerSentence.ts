import { formatRupees, type Rupees } from '#domain/base/money.ts'
import type { Offer } from '#domain/base/offer.ts'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** An offer with its conditions, such as `10% off on your first order with an account`. */
export function offerSentence(
  { firstOrder, minQuantity, code, from, until, ...off }: Offer,
  format: (rupees: Rupees) => string = formatRupees,
): string {
  return [
    offWords(off, format),
    firstOrder && 'on your first order with an account',
    minQuantity && `when you order ${minQuantity} or more`,
    code && `with the code ${code}`,
    from && `from ${dayWords(from)}`,
    until && `until ${dayWords(until)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** `10% off`, or `₹500 off each`. */
export function offWords(
  { kind, value }: Pick<Offer, 'kind' | 'value'>,
  format: (rupees: Rupees) => string,
): string {
  return kind === 'percent' ? `${value}% off` : `${format(value)} off each`
}

/** `30 November 2026`, without Intl: the server's engine has none. */
function dayWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`
}
