import type { detectEviction as real } from '#data/storage/connect.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const detectEviction: Faulty<typeof real> = () => () => Promise.resolve()
