import type { isBehind as sound } from '#domain/products/pull.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isBehind: Faulty<typeof sound> = () => (here, there) => here?.epoch !== there.epoch
