import type { reportTrouble as sound } from '#data/storage/storageTrouble.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const reportTrouble: Faulty<typeof sound> = (original) => (kind) =>
  kind === 'blocked' ? undefined : original(kind)
