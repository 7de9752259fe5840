import type { needsShopper as sound } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const needsShopper: Faulty<typeof sound> = () => () => false
