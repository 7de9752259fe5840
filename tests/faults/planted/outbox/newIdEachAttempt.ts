import type { send as real } from '#data/outbox/sending/send.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const send: Faulty<typeof real> = (original) => (row) =>
  original({ ...row, id: `${row.id.slice(0, 13)}${10 + row.attempts}` })
