import type { isBehind as real } from '#domain/products/pull.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isBehind: Faulty<typeof real> = () => (here, there) => here?.epoch !== there.epoch
