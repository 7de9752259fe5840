import type { requeued as real } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const requeued: Faulty<typeof real> =
  () =>
  ({ problem: _problem, lease: _lease, ...entry }) => ({ ...entry, status: 'queued' })
