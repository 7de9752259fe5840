import { readLoad, type KnownLoad } from '#domain/workroom/promise.ts'
import type { Live } from '#data/live/store.ts'
import { askedAgain } from './askedAgain.ts'

/** How busy the workroom is, as last heard by this device. */
export const workroomLoad: Live<KnownLoad> = askedAgain({
  key: 'darzi_load',
  path: '/api/workroom/load',
  field: 'load',
  read: readLoad,
  known: (load, isCurrent) => ({ load, isCurrent }),
})
