import type { detectEviction as sound } from '#data/storage/eviction.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const detectEviction: Faulty<typeof sound> = () => () => Promise.resolve()
