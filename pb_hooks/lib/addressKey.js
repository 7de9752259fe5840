/// What counts as one visitor for the limits: an IPv4 address, or the /64 network of an IPv6 address,
/// in which one machine may take any address it likes.
const GROUPS = 8
const NETWORK_GROUPS = 4

/** A name for the network of an address. An IPv4 address that is written as IPv6 counts as itself. */
function addressKey(address) {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6] >> 8, groups[6] & 255, groups[7] >> 8, groups[7] & 255].join('.')
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight numbers of an IPv6 address, shortened or not, with or without a zone. */
function groupsOf(address) {
  const [head, tail] = withoutDots(address.split('%')[0]).split('::')
  const before = numbersOf(head)
  const after = numbersOf(tail)
  const missing = Math.max(GROUPS - before.length - after.length, 0)
  return before.concat(Array(missing).fill(0), after)
}

/** The IPv4 address that may end an IPv6 one, as two groups. */
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
