import { parseLoad, type KnownLoad } from '#domain/workroom/promise.ts'
import type { Live } from '#domain/base/live.ts'
import { staleWhileRevalidate } from './staleWhileRevalidate.ts'

/** How busy the workroom is, as last fetched by this device. */
export const workroomLoad: Live<KnownLoad> = staleWhileRevalidate({
  key: 'darzi_load',
  path: '/api/workroom/load',
  field: 'load',
  read: parseLoad,
  known: (load, isCurrent) => ({ load, isCurrent }),
})
