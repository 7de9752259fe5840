import type { reloadOnMissingChunk as real } from '#app/install/missingChunk.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const reloadOnMissingChunk: Faulty<typeof real> = () => () => undefined
