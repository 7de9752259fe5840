import type { verdictOn as sound } from '#domain/outbox/delivery.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const verdictOn: Faulty<typeof sound> = (original) => (entry, outcome) =>
  outcome.kind === 'unanswered' ? { kind: 'delivered' } : original(entry, outcome)
