/** An event stream; `since` is when it first subscribed, in Unix milliseconds, or infinite. */
export type Stream = { id: string; address: string; since: number; isShopper: boolean }

/**
 * Many phones may share an address. Streams for the catalogue alone cost nothing when an order is
 * written.
 */
const MAX_PER_ADDRESS = 40
const MAX_SIGNED_IN_PER_ADDRESS = 10

/** Each takes about 40 kB of memory. */
const MAX_STREAMS = 1000

/** The streams to close: those that never subscribed, then the latest subscribers. */
export function excessStreams(streams: readonly Stream[]): Stream[] {
  const counts = new Map<string, number>()
  const countUp = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
  return [...streams]
    .sort((one, other) => (one.since === other.since ? 0 : one.since - other.since))
    .filter(({ address, isShopper }, index) => {
      const ofAddress = countUp(address)
      const signedIn = isShopper ? countUp(`signed in ${address}`) : 0
      const isOver = ofAddress > MAX_PER_ADDRESS || signedIn > MAX_SIGNED_IN_PER_ADDRESS
      return isOver || index >= MAX_STREAMS
    })
}
