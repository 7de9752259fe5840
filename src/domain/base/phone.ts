import type { RefusalCode } from './refusal.ts'

/** How a country writes its numbers, after its calling code. */
type Numbering = {
  /** Fewest and most digits of a national number. */
  digits: readonly [number, number]
  /** Dialled before a national number inside the country, and not part of it; 0 unless given. */
  trunk?: string
  /** The pattern of valid national numbers; by default any that does not begin with 0. */
  pattern?: RegExp
  /** How many digits stand together, where that is fixed. */
  groups?: readonly number[]
  /** Area codes whose numbers are grouped differently. */
  areas?: { pattern: RegExp; groups: readonly number[] }
}

/**
 * The countries of the specification's list. The figures are from the national numbering
 * plans that the ITU publishes (E.129), fixed and mobile numbers together.
 */
const NUMBERINGS: Record<string, Numbering> = {
  '+91': {
    digits: [10, 10],
    groups: [5, 5],
    // Delhi, Pune, Mumbai, Kolkata, Hyderabad, Chennai; mobile numbers begin with 6 to 9.
    areas: { pattern: /^(11|20|22|33|40|44)/, groups: [2, 4, 4] },
  },
  '+1': { digits: [10, 10], trunk: '1', pattern: /^[2-9]\d\d[2-9]/, groups: [3, 3, 4] },
  '+44': { digits: [9, 10], groups: [4, 6] },
  '+61': { digits: [9, 9] },
  '+971': { digits: [8, 9] },
  '+81': { digits: [9, 10] },
  '+49': { digits: [6, 12] },
  '+33': { digits: [9, 9], groups: [1, 2, 2, 2, 2] },
  '+39': { digits: [6, 11], trunk: '', pattern: /^/ },
  '+7': { digits: [10, 10], trunk: '8', pattern: /^[3-9]/ },
  '+86': { digits: [9, 11] },
  '+880': { digits: [8, 10] },
  '+92': { digits: [9, 10] },
  '+234': { digits: [8, 10] },
  '+62': { digits: [8, 12] },
  '+63': { digits: [8, 10] },
  '+966': { digits: [8, 9] },
  '+20': { digits: [8, 10] },
  '+212': { digits: [9, 9] },
  '+27': { digits: [9, 9] },
}

/** The calling code that a number without one is read with. */
export const DEFAULT_COUNTRY_CODE = '+91'

/** A number as it is stored and dialled: `+919876543210`. */
export type E164 = `+${string}`

/** Any country's number (E.164): 8 to 15 digits with the calling code, none of which starts with 0. */
const ANY_NUMBER = /^[1-9]\d{7,14}$/

/** Invisible characters that phones put around a number copied from the contacts. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** `(415) 555-2671`: an Indian number with its area in brackets has more or fewer than three digits, or a 0. */
const AREA_IN_BRACKETS = /^\([2-9]\d\d\) ?[2-9]\d\d[-. ]?\d{4}$/

/** `415-555-2671` or `415.555.2671`, unless it begins as an Indian mobile number does. */
const IN_THREE_GROUPS = /^[2-5]\d\d([-.])[2-9]\d\d\1\d{4}$/

/** Whether a number without a code is written as in North America, so that it must not be read as Indian. */
export function looksNorthAmerican(text: string): boolean {
  const plain = cleaned(text)
  return AREA_IN_BRACKETS.test(plain) || IN_THREE_GROUPS.test(plain)
}

function cleaned(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').trim()
}

/**
 * Parses a phone number in any usual spelling: `98765 43210`, `098765 43210`, `+91 (0)98765-43210`,
 * `0091 98765 43210`, or with the code but without a plus. Undefined when it cannot be dialled.
 * @param chosenCode calling code of a number that names none; without a choice it is the Indian one,
 * except for a number that is written as in North America
 */
export function parsePhone(text: string, chosenCode?: string): E164 | undefined {
  if (chosenCode === undefined && looksNorthAmerican(text)) return undefined
  const countryCode = chosenCode ?? DEFAULT_COUNTRY_CODE
  const plain = cleaned(text)
  if (!/^\+?[\d\s().\-\u2010-\u2015/]+$/.test(plain)) return undefined
  const digits = plain.replace(/\D/g, '')
  if (plain.startsWith('+')) return international(digits)
  const exit = countryCode === '+1' ? '011' : '00'
  if (digits.startsWith(exit)) return international(digits.slice(exit.length))
  const code = countryCode.replace(/\D/g, '')
  return (
    national(countryCode, digits) ??
    (digits.startsWith(code) ? national(countryCode, digits.slice(code.length)) : undefined)
  )
}

function international(digits: string): E164 | undefined {
  const code = codeOf(digits)
  if (code !== undefined) return national(code, digits.slice(code.length - 1))
  return ANY_NUMBER.test(digits) ? `+${digits}` : undefined
}

/** The calling code that the digits start with. No code is the beginning of another. */
function codeOf(digits: string): string | undefined {
  return Object.keys(NUMBERINGS).find((code) => digits.startsWith(code.slice(1)))
}

function national(code: string, digits: string): E164 | undefined {
  // The code may be any text that was sent, such as "valueOf".
  const numbering = Object.hasOwn(NUMBERINGS, code) ? NUMBERINGS[code] : undefined
  const all = code.slice(1) + digits
  if (!numbering) return ANY_NUMBER.test(all) ? `+${all}` : undefined
  const { trunk = '0' } = numbering
  const fits = (some: string) => isNational(some, numbering)
  if (fits(digits)) return `+${all}`
  const bare = trunk !== '' && digits.startsWith(trunk) ? digits.slice(trunk.length) : ''
  return fits(bare) ? `+${code.slice(1)}${bare}` : undefined
}

function isNational(
  digits: string,
  { digits: [least, most], pattern = /^[1-9]/ }: Numbering,
): boolean {
  return digits.length >= least && digits.length <= most && pattern.test(digits)
}

/** Why a number that was typed without a choice of country cannot be stored; undefined when it can. */
export function phoneProblem(text: string): RefusalCode | undefined {
  if (looksNorthAmerican(text)) return 'phoneCodeMissing'
  return parsePhone(text) === undefined ? 'phoneInvalid' : undefined
}

/** A number in its two parts: calling code, and the national number in groups. */
export type SplitPhone = { countryCode: string; national: string }

/** Splits a number after its calling code; undefined for a country that the shop does not list. */
export function splitPhone(phone: E164): SplitPhone | undefined {
  const code = codeOf(phone.slice(1))
  if (code === undefined) return undefined
  return { countryCode: code, national: grouped(phone.slice(code.length), NUMBERINGS[code]) }
}

/**
 * The number as people read it: `+91 98765 43210`. Text that is not a number, as older versions stored,
 * stays as it is.
 */
export function formatPhone(text: string): string {
  const phone = parsePhone(text)
  if (phone === undefined) return text
  const split = splitPhone(phone)
  return split ? `${split.countryCode} ${split.national}` : phone
}

/** Digits in the country's groups; without fixed ones in threes, the last up to four digits long. */
function grouped(digits: string, numbering?: Numbering): string {
  const groups =
    (numbering?.areas?.pattern.test(digits) ? numbering.areas.groups : numbering?.groups) ?? []
  const fixed = groups.reduce((sum, size) => sum + size, 0)
  if (fixed !== digits.length) {
    return digits.replace(/\d{3}(?=\d{3})/g, '$& ')
  }
  let from = 0
  return groups.map((size) => digits.slice(from, (from += size))).join(' ')
}
