/**
 * The environment of a shop that trusts the header of `fromAddress`, as behind a proxy, and applies
 * rate limits.
 */
export const RATE_LIMITED_ENV = { DARZI_LIMITS: 'on', DARZI_TRUSTED_PROXY: 'X-Real-IP' }

/** The header with the client's address, for a shop that runs with `RATE_LIMITED_ENV`. */
export function fromAddress(address: string): Record<string, string> {
  return { 'X-Real-IP': address }
}

/** The nth of many distinct IPv4 addresses. */
export function nthAddress(count: number): string {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}
