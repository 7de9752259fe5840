import { asObject } from '#tests/harness/server/ask.ts'
import type { ForwardedRequest } from '#tests/harness/network/faultProxy.ts'

/**
 * A request counts as in flight for this many steps. A lease lasts longer; after a wait it may have
 * expired.
 */
const STEPS = 5

/**
 * Whether the phone already has a request for the same record in flight.
 * @param step counts the steps, and jumps when time passes
 */
export function overlaps(step: () => number): (sent: ForwardedRequest) => boolean {
  let before: { id: unknown; at: number; sent: ForwardedRequest }[] = []
  return (sent) => {
    const { id } = asObject(sent.body)
    if (sent.method !== 'POST' || typeof id !== 'string') return false
    before = before.filter((one) => step() - one.at < STEPS && one.sent.isOpen())
    const same = before.some((one) => one.id === id && one.sent.path === sent.path)
    before.push({ id, at: step(), sent })
    return same
  }
}
