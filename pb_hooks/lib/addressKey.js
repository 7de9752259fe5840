/// The rate limits' key for one visitor: an IPv4 address, or the /64 network of an IPv6 address,
/// within which one machine may use any address.
const GROUPS = 8
const NETWORK_GROUPS = 4

/** The key of an address. An IPv4-mapped IPv6 address counts as its IPv4 address. */
function addressKey(address) {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6] >> 8, groups[6] & 255, groups[7] >> 8, groups[7] & 255].join('.')
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight groups of an IPv6 address, compressed or not, with or without a zone. */
function groupsOf(address) {
  const [head, tail] = withoutDots(address.split('%')[0]).split('::')
  const before = numbersOf(head)
  const after = numbersOf(tail)
  const missing = Math.max(GROUPS - before.length - after.length, 0)
  return before.concat(Array(missing).fill(0), after)
}

/** Rewrites a dotted IPv4 address at the end as two groups. */
function withoutDots(address) {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts) => {
    const [a, b, c, d] = parts.map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
}

function numbersOf(part) {
  return part ? part.split(':').map((group) => parseInt(group, 16)) : []
}

module.exports = { addressKey }
