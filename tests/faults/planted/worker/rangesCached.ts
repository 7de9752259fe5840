import type { isOwnPicture as sound } from '#app/worker/workerPictures.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isOwnPicture: Faulty<typeof sound> = (original) => (request, url) =>
  request.headers.has('range') || original(request, url)
