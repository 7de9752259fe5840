import type { needsShopper as real } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const needsShopper: Faulty<typeof real> = () => () => false
