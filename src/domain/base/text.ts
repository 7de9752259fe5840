/**
 * The text with its links defanged, as security reports write them: https[:]//example[.]com. Mail
 * programs link everything that looks like an address, even in plain text, and a name that a
 * stranger typed must not become a link in one of the shop's mails.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, '[:]')
    .replace(/([^\s.])([.\u3002\uff0e\uff61])(?=[^\s\d.,;:!?'")\]]{2})/g, '$1[$2]')
}

/** The text escaped for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}

/** Length in UTF-8 bytes. */
export function byteLength(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Non-space text, @, text, dot, text. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}

/** Splits `Chest, Sleeve length` at its commas, without blanks or duplicates. */
export function splitList(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim())
  return [...new Set(entries.filter((entry) => entry !== ''))]
}

/** Orders texts by their code units, the same in every language and engine; for `sort`. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
