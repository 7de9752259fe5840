import type { cacheFiles as real } from '#app/worker/workerFiles.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const cacheFiles: Faulty<typeof real> = (original) => (name, entries, bundle) =>
  original(
    name,
    entries.filter(({ url }) => !url.includes('/Cart')),
    bundle,
  )
