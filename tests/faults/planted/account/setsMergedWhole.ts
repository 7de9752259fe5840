import type { mergeSets as real } from '#domain/measurements/measurementSet.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const mergeSets: Faulty<typeof real> = () => (one, other) =>
  (other.edits.at(-1)?.at ?? 0) > (one.edits.at(-1)?.at ?? 0) ? other : one
