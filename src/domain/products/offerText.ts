import { parseOffer, type Offer } from '#domain/base/offer.ts'

/** The fields of an offer's form, as typed. */
export type OfferParts = {
  kind: '' | Offer['kind']
  value: string
  firstOrder: boolean
  minQuantity: string
  code: string
  from: string
  until: string
}

const NO_OFFER: OfferParts = {
  kind: '',
  value: '',
  firstOrder: false,
  minQuantity: '',
  code: '',
  from: '',
  until: '',
}

/** Small numbers as earlier versions of the shop wrote them. */
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/**
 * An offer as one sentence, for the CSV file and for versions of the shop that only show it. While
 * a part is missing or wrong, `parseOfferText` does not read it.
 */
export function joinOffer(parts: OfferParts): string {
  const { kind, value, firstOrder, minQuantity, code, from, until } = parts
  if (kind === '') return ''
  const off = kind === 'percent' ? `${value}% off` : `₹${value} off each`
  return [
    off,
    firstOrder && 'on your first order',
    minQuantity && `when you order ${minQuantity} or more`,
    code && `with the code ${code}`,
    from && `from ${from}`,
    until && `until ${until}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The parts of such a sentence; those that it does not have are empty. */
export function splitOffer(text: string): OfferParts {
  const match = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  const percent = /^(.*?)% off/.exec(text)
  const rupees = /^(?:₹|rs\.?) ?(.*?) off each/i.exec(text)
  if (!percent && !rupees) return NO_OFFER
  return {
    kind: percent ? 'percent' : 'rupees',
    value: (percent ?? rupees)?.[1] ?? '',
    firstOrder: /on your first order/i.test(text),
    minQuantity: match(/when you order (\S+)/i),
    code: match(/with the code (\S+)/i),
    from: match(/from (\S+)/i),
    until: match(/until (\S+)/i),
  }
}

/** Parses the sentence; undefined when some of it cannot be computed. */
export function parseOfferText(text: string): Offer | undefined {
  const plain = text
    .trim()
    .replace(/(\d),(?=\d)/g, '$1')
    // The two wordings of the first demo catalogue.
    .replace(/(when you order|off on) ([a-z]+)/i, (_, before: string, word: string) =>
      [before, inDigits(word)].join(' '),
    )
    .replace(/off on (\d+) yards or more/i, 'off when you order $1 or more')
    .replace(/(when you order \d+)$/i, '$1 or more')
  const parts = splitOffer(plain)
  const known = joinOffer(parts)
  if (known === '' || known.toLowerCase() !== plain.toLowerCase()) return undefined
  return parseOffer({
    ...parts,
    value: Number(parts.value),
    minQuantity: parts.minQuantity === '' ? undefined : Number(parts.minQuantity),
    code: parts.code.toUpperCase(),
  })
}

/** The sentence of an offer. */
export function offerText(offer: Offer): string {
  const { value, minQuantity = '', firstOrder = false } = offer
  const texts = { value: String(value), minQuantity: String(minQuantity), firstOrder }
  return joinOffer({ ...NO_OFFER, ...offer, ...texts })
}

function inDigits(word: string): string {
  const value = NUMBERS.indexOf(word.toLowerCase())
  return value < 0 ? word : String(value)
}
