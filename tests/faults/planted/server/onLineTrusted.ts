import type { markUnreachable as real } from '#data/server/connection.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const markUnreachable: Faulty<typeof real> = () => () => undefined
