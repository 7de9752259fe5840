const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const GROUP = 3

/** Base64url without padding (RFC 4648, section 5): PocketBase's engine has no `btoa`. */
function base64url(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += GROUP) {
    const group = bytes.slice(at, at + GROUP)
    const [first = 0, second = 0, third = 0] = group
    const bits = (first << 16) | (second << 8) | third
    const digits = [18, 12, 6, 0].map((shift) => DIGITS.charAt((bits >> shift) & 63))
    text += digits.slice(0, group.length + 1).join('')
  }
  return text
}

/** Of a text of ASCII characters. */
export function base64urlOfText(text: string): string {
  return base64url(Array.from(text, (character) => character.charCodeAt(0)))
}

/** Of bytes in hexadecimal. */
export function base64urlOfHex(hex: string): string {
  return base64url((hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16)))
}

/** Base64 of bytes in hexadecimal, as a page's policy has it. */
export function base64OfHex(hex: string): string {
  const digits = base64urlOfHex(hex).replace(/-/g, '+').replace(/_/g, '/')
  return digits.padEnd(Math.ceil(digits.length / 4) * 4, '=')
}
