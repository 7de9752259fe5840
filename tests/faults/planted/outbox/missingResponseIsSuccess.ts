import type { verdictOn as real } from '#domain/outbox/delivery.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const verdictOn: Faulty<typeof real> = (original) => (entry, outcome) =>
  outcome.kind === 'unanswered' ? { kind: 'delivered' } : original(entry, outcome)
