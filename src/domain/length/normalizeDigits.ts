/**
 * The code point of zero in each script with ten consecutive digits (Unicode 16, general category
 * Nd, Basic Multilingual Plane). A literal list because the server's engine has no `\p{Nd}`.
 */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
  0x0de6, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90,
  0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
]

const VULGAR: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '↉': '0/3',
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉'

/**
 * Normalises text from any keyboard to lower case with ASCII digits, points, slashes, quotes and
 * single spaces. A vulgar fraction is set off by a space: `15½` becomes `15 1/2`.
 */
export function normalizeDigits(text: string): string {
  return (
    text
      // Bidirectional and zero-width characters, common in pasted text.
      .replace(/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')
      .replace(/[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g, ' ')
      .replace(/[¼½¾⅐-⅞↉]/g, (sign) => ` ${VULGAR[sign] ?? sign} `)
      .replace(/([⁰¹²³⁴-⁹]+) ?[/⁄∕] ?([₀-₉]+)/g, (_, above: string, below: string) => {
        return ` ${digitsFrom(above, SUPERSCRIPTS)}/${digitsFrom(below, SUBSCRIPTS)} `
      })
      .replace(/⅟/g, ' 1/')
      .replace(/[^\u0020-\u007e]/g, plainDigit)
      .replace(/[⁄∕／]/g, '/')
      .replace(/[．٫]/g, '.')
      .replace(/[，،‚]/g, ',')
      .replace(/[‐-―−﹣－]/g, '-')
      .replace(/[′‘’‛＇ʹʼ`´]/g, "'")
      .replace(/[″“”„‟＂ʺ〃]|''/g, '"')
      .replace(/ +/g, ' ')
      .trim()
      .toLowerCase()
  )
}

function plainDigit(sign: string): string {
  const code = sign.charCodeAt(0)
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? sign : String(code - zero)
}

function digitsFrom(text: string, row: string): string {
  return Array.from(text, (sign) => row.indexOf(sign)).join('')
}
