import type { applyUpdate as real } from '#app/install/shopUpdate.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const applyUpdate: Faulty<typeof real> = () => () => undefined
