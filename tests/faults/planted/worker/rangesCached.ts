import type { isOwnPicture as real } from '#app/worker/workerPictures.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isOwnPicture: Faulty<typeof real> = (original) => (request, url) =>
  request.headers.has('range') || original(request, url)
