const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * The rate limits' key for one visitor: an IPv4 address, or the /64 network of an IPv6 address,
 * within which one machine may use any address. An IPv4-mapped IPv6 address counts as its IPv4
 * address.
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight groups of an IPv6 address, compressed or not, with or without a zone. */
function groupsOf(address: string): number[] {
  const [withoutZone = ''] = address.split('%')
  const [head, tail] = hexadecimal(withoutZone).split('::')
  const before = numbersOf(head)
  const after = numbersOf(tail)
  const missing = Math.max(GROUPS - before.length - after.length, 0)
  return [...before, ...Array.from({ length: missing }, () => 0), ...after]
}

/** Rewrites a dotted IPv4 address at the end as two groups. */
function hexadecimal(address: string): string {
  return address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_all, a: string, b: string, c: string, d: string) => `${pair(a, b)}:${pair(c, d)}`,
  )
}

function pair(high: string, low: string): string {
  return ((Number(high) << 8) | Number(low)).toString(16)
}

function numbersOf(part: string | undefined): number[] {
  return part ? part.split(':').map((group) => parseInt(group, 16)) : []
}
