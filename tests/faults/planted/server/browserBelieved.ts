import type { markUnreachable as sound } from '#data/server/connection.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const markUnreachable: Faulty<typeof sound> = () => () => undefined
