import type { cacheFiles as real } from '#app/worker/workerFiles.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const cacheFiles: Faulty<typeof real> = () => () =>
  Promise.reject(new Error('The worker is not installed.'))
