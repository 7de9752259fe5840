/** Control characters but tab and line break, and those that turn the direction of other text. */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** The text without characters that nobody types and that disturb those who read it. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '')
}

/** The same on one line, for what stands in one: a name, a mail's subject. */
export function plainLine(text: string): string {
  return plainText(text)
    .replace(/[\t\n]+/g, ' ')
    .trim()
}

/**
 * The text with its links defanged, as security reports write them: https[:]//example[.]com. Mail
 * programs turn everything that looks like an address into a link, also in plain text, and what a
 * stranger typed as a name must not become one in a mail of the shop's.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, '[:]')
    .replace(/([^\s.])([.\u3002\uff0e\uff61])(?=[^\s\d.,;:!?'")\]]{2})/g, '$1[$2]')
}

/** The text as HTML that shows it letter by letter. */
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
