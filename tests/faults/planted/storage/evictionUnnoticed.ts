import type { detectEviction as sound } from '#data/storage/connect.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const detectEviction: Faulty<typeof sound> = () => () => Promise.resolve()
