import type { reportTrouble as real } from '#data/storage/storageTrouble.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const reportTrouble: Faulty<typeof real> = (original) => (kind) =>
  kind === 'blocked' ? undefined : original(kind)
