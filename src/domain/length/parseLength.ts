import {
  MAX_LENGTH_MM,
  MILLIMETRES_PER,
  type LengthUnit,
  type MeasurementField,
  type Millimetres,
} from './measurement.ts'
import { normalizeDigits } from './normalizeDigits.ts'
import { findUnitError, type LengthOffer } from './unitErrors.ts'

/** Why a text is refused as a length. */
export type LengthRefusal =
  | 'empty'
  | 'notNumber'
  | 'negative'
  | 'zero'
  | 'zeroDivisor'
  | 'improperFraction'
  | 'feet'
  | 'exponent'
  | 'thousands'
  | 'tooLong'

/**
 * `unit` is the one used for parsing: the text's own if it has one, else the field's. `tooLong` is
 * the length of a text refused for that alone.
 */
export type ParsedLength =
  | { ok: true; millimetres: Millimetres; unit: LengthUnit }
  | { ok: false; reason: LengthRefusal; offer?: LengthOffer; tooLong?: Millimetres }

type Amount = { amount: number } | { reason: LengthRefusal; offered?: number }

type Unit = { unit: LengthUnit; millimetresPer: number }

const INCHES = {
  word: / ?(?:"|ins?|inch(?:es)?|㏌|इंच|इन्च)\.?$/,
  unit: 'in',
  millimetresPer: MILLIMETRES_PER.in,
} as const

const UNIT_WORDS: readonly (Unit & { word: RegExp })[] = [
  { word: / ?(?:mms?|millimet(?:re|er)s?|㎜)\.?$/, unit: 'cm', millimetresPer: 1 },
  { word: / ?(?:cms?|centimet(?:re|er)s?|㎝|सेमी|सेंमी|से\.मी)\.?$/, unit: 'cm', millimetresPer: 10 },
  { word: / ?(?:m|met(?:re|er)s?)\.?$/, unit: 'cm', millimetresPer: 1000 },
  INCHES,
]

const FEET = /'|\d ?(?:(?:ft|foot|feet)\b|फुट|फ़ुट)/
const EXPONENT = /^[+-]?[\d.,]*\d[.,]?e[+-]?\d+$/
const THOUSANDS =
  /^[+-]?[1-9]\d{0,2}(?:([,٬'_ ])\d{3}(?:\1\d{3})*(?:\.\d*)?|(?:,\d{2})+,\d{3}(?:\.\d*)?|(?:\.\d{3})+,\d*|(?:\.\d{3}){2,}|(?: \d{3})+,\d*)$/
const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/
const FRACTION = /^(?:(\d+)(?: ?- ?| ))?(\d+) ?\/ ?(\d+)$/

/** In characters; longer than any hand-typed length. */
const MAX_TEXT_LENGTH = 60

/**
 * Parses a length as people write it: `15.5`, `15,5`, `15 1/2`, `15½`, `15-1/2`, `15 1/2"`, `39 cm`,
 * in the digits of any script. A unit in the text wins over the field's. Ambiguous text is refused
 * with a reason, and with an offer where one reading is likely; nothing is guessed silently.
 * @param unit the unit of the field.
 * @param field only helps to choose the offer.
 */
export function parseLength(
  text: string,
  unit: LengthUnit,
  field?: MeasurementField,
): ParsedLength {
  const plain = normalizeDigits(text)
  if (plain === '') return { ok: false, reason: 'empty' }
  const named = UNIT_WORDS.find(({ word }) => word.test(plain))
  const read: Unit = named ?? { unit, millimetresPer: MILLIMETRES_PER[unit] }
  const result = parseAmount(named ? plain.replace(named.word, '') : plain)
  if ('reason' in result) return refused(result.reason, result.offered, read.millimetresPer)
  const millimetres = withoutBinaryNoise(result.amount * read.millimetresPer)
  if (millimetres === 0) return { ok: false, reason: 'zero' }
  if (millimetres <= MAX_LENGTH_MM) return { ok: true, millimetres, unit: read.unit }
  const offer = findUnitError(millimetres, read.unit, field)
  return { ok: false, reason: 'tooLong', tooLong: millimetres, ...(offer && { offer }) }
}

function refused(reason: LengthRefusal, offered: number | undefined, factor: number): ParsedLength {
  const millimetres = withoutBinaryNoise((offered ?? Infinity) * factor)
  if (millimetres > MAX_LENGTH_MM) return { ok: false, reason }
  return { ok: false, reason, offer: { millimetres, repair: 'missingSpace' } }
}

function parseAmount(text: string): Amount {
  if (text.length > MAX_TEXT_LENGTH) return { reason: 'notNumber' }
  if (THOUSANDS.test(text)) return { reason: 'thousands' }
  if (FEET.test(text)) return { reason: 'feet' }
  if (EXPONENT.test(text)) return { reason: 'exponent' }
  if (!/^[+-]/.test(text)) return parsePositive(text)
  const result = parsePositive(text.slice(1).trimStart())
  const isNegative = text.startsWith('-') && 'amount' in result && result.amount > 0
  return isNegative ? { reason: 'negative' } : result
}

function parsePositive(text: string): Amount {
  if (DECIMAL.test(text)) return { amount: Number(text.replace(',', '.')) }
  const [whole, wholeText, above = '', below = ''] = FRACTION.exec(text) ?? []
  if (whole === undefined) return { reason: 'notNumber' }
  const top = Number(above)
  const bottom = Number(below)
  if (bottom === 0) return { reason: 'zeroDivisor' }
  if (top < bottom) return { amount: Number(wholeText ?? 0) + top / bottom }
  const offered = wholeText === undefined ? withSpace(above, bottom) : undefined
  return { reason: 'improperFraction', ...(offered !== undefined && { offered }) }
}

/** `151/2` means `15 1/2`: takes the fewest trailing digits that can be the numerator. */
function withSpace(above: string, bottom: number): number | undefined {
  for (let taken = 1; taken < above.length; taken += 1) {
    const top = above.slice(-taken)
    const whole = above.slice(0, -taken)
    const isOnlyReading = whole.length === 1 || !isNumerator(above.slice(-taken - 1), bottom)
    if (isNumerator(top, bottom) && isOnlyReading) return Number(whole) + Number(top) / bottom
  }
  return undefined
}

/** Nobody writes a numerator with a leading zero: `301/2` is `30 1/2`, not `3 01/2`. */
function isNumerator(digits: string, bottom: number): boolean {
  return !digits.startsWith('0') && Number(digits) < bottom
}

/** Rounds to 0.0001 mm: exact for sixteenths of an inch, without floating-point noise. */
function withoutBinaryNoise(millimetres: number): Millimetres {
  return Math.round(millimetres * 10_000) / 10_000
}

/** Fractions offered as buttons, for keypads without a slash: the sign, and how it is typed and said. */
export const QUARTERS = [
  { sign: '¼', typed: '1/4' },
  { sign: '½', typed: '1/2' },
  { sign: '¾', typed: '3/4' },
] as const

type Quarter = (typeof QUARTERS)[number]

/** Whether a text is a number with this fraction, as a sign or typed. */
export function endsInQuarter(text: string, { typed }: Quarter): boolean {
  return partsOf(text).fraction === typed
}

/**
 * Sets or replaces the fraction: `15`, `15"` and `15-1/4` become `15½`. A second tap on the same
 * fraction removes it.
 */
export function toggleQuarter(text: string, { sign, typed }: Quarter): string {
  const { whole, fraction } = partsOf(text)
  if (fraction === typed) return whole
  return /^\d+$/.test(whole) ? `${whole}${sign}` : sign
}

/** The inches of a text before and after a space, hyphen, dot or comma: `15½` is `15` and `1/2`. */
function partsOf(text: string): { whole: string; fraction: string } {
  const number = normalizeDigits(text).replace(INCHES.word, '').trim()
  if (/^\d+\/\d+$/.test(number)) return { whole: '', fraction: number }
  const [whole = '', fraction = ''] = number.split(/[-.,\s]+/, 2)
  return { whole, fraction }
}
