import type { isReachable as sound } from '#data/server/reachability.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isReachable: Faulty<typeof sound> = () => () => Promise.resolve(true)
