import { asObject } from '#tests/harness/server/ask.ts'
import type { Sent } from '#tests/harness/network/faultProxy.ts'

/** A lease holds for more of them; after a wait it may have ended. */
const STEPS = 5

/**
 * Says of each request of a phone whether the same record is still on its way from it.
 * @param step counts the steps, and jumps where time passes
 */
export function overlaps(step: () => number): (sent: Sent) => boolean {
  let before: { id: unknown; at: number; sent: Sent }[] = []
  return (sent) => {
    const { id } = asObject(sent.body)
    if (sent.method !== 'POST' || typeof id !== 'string') return false
    before = before.filter((one) => step() - one.at < STEPS && one.sent.isOpen())
    const same = before.some((one) => one.id === id && one.sent.path === sent.path)
    before.push({ id, at: step(), sent })
    return same
  }
}
