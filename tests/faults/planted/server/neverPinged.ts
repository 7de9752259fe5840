import type { isReachable as real } from '#data/server/reachability.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isReachable: Faulty<typeof real> = () => () => Promise.resolve(true)
