import type { deliver as real } from '#data/outbox/sending/deliver.ts'
import { failed } from '#domain/base/problem.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const deliver: Faulty<typeof real> =
  (original) =>
  async (...given) => {
    const ended = await original(...given)
    return ended.ok && ended.value === 'saved' ? failed('refused') : ended
  }
