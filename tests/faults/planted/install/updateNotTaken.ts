import type { applyUpdate as sound } from '#app/install/shopUpdate.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const applyUpdate: Faulty<typeof sound> = () => () => undefined
