import { asObject } from '../harness/ask.ts'
import type { Sent } from '../harness/faultProxy.ts'

/**
 * Says of each request of a phone whether the same record is still on its way from it. Requests of
 * different steps are not compared: the time between them may be longer than a lease.
 */
export function overlaps(step: () => number): (sent: Sent) => boolean {
  let before: { id: unknown; at: number; sent: Sent }[] = []
  return (sent) => {
    const { id } = asObject(sent.body)
    if (sent.method !== 'POST' || typeof id !== 'string') return false
    before = before.filter((one) => one.at === step() && one.sent.isOpen())
    const same = before.some((one) => one.id === id && one.sent.path === sent.path)
    before.push({ id, at: step(), sent })
    return same
  }
}
