/**
 * The delay that a `Retry-After` header asks for, in milliseconds; it holds seconds or a date (RFC
 * 9110, section 10.2.3).
 */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const until = Date.parse(header)
  return Number.isNaN(until) ? undefined : Math.max(0, until - nowMs)
}
