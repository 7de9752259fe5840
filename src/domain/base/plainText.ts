/** Control characters except tab and line break, and the bidirectional overrides. */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** Strips invisible characters that people do not type and that can garble or spoof text. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '')
}

/** The same on one line, for a name or a mail's subject. */
export function plainLine(text: string): string {
  return plainText(text)
    .replace(/[\t\n]+/g, ' ')
    .trim()
}

/** What was sent, as such a line; empty when it is not a text. */
export function sentLine(sent: unknown): string {
  return typeof sent === 'string' ? plainLine(sent) : ''
}
