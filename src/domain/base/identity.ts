const TIME_DIGITS = 8
const RANDOM_DIGITS = 7
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** How far a device's clock may be ahead; an order number must not lie further in the future. */
const CLOCK_SKEW_MS = 24 * 60 * 60 * 1000
const MAX_QUEUED_MS = 90 * 24 * 60 * 60 * 1000

/**
 * A 15-character record id generated on the device: a timestamp, then random characters.
 * The server stores the record under the same id, which makes it an idempotency key.
 * @param nowMs Unix time in milliseconds.
 * @param randomBytes at least seven random bytes.
 */
export function recordId(nowMs: number, randomBytes: Uint8Array): string {
  const time = Math.trunc(nowMs).toString(36).padStart(TIME_DIGITS, '0').slice(-TIME_DIGITS)
  const random = Array.from(randomBytes.slice(0, RANDOM_DIGITS), (byte) => ALPHABET[byte % 36])
  return time + random.join('')
}

/** Whether the text has the shape of a record id: 15 characters of a-z and 0-9. */
export function isRecordId(text: string): boolean {
  return /^[a-z0-9]{15}$/.test(text)
}

/**
 * The number a shopper sees, `ET-{timestamp}` (specified), taken from the timestamp in the
 * order's id, so phone and server derive the same number independently. An implausible timestamp
 * (a forged id) falls back to the server's clock.
 */
export function orderNumber(id: string, nowMs: number): string {
  const createdMs = parseInt(id.slice(0, TIME_DIGITS), 36)
  const plausible = createdMs < nowMs + CLOCK_SKEW_MS && createdMs > nowMs - MAX_QUEUED_MS
  return `ET-${plausible ? createdMs : Math.trunc(nowMs)}`
}
