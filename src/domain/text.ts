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
