/** The environment in which a shop believes `from`, as behind a proxy, and limits are counted. */
export const LIMITED = { DARZI_LIMITS: 'on', DARZI_TRUSTED_PROXY: 'X-Real-IP' }

/** The header that says from which address a request comes, to a shop that runs `LIMITED`. */
export function from(address: string): Record<string, string> {
  return { 'X-Real-IP': address }
}

/** The nth of many IPv4 addresses that differ. */
export function addressOf(count: number): string {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}
