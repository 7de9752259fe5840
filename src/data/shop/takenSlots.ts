import { parseTaken, type KnownTaken } from '#domain/fittings/slots.ts'
import type { Live } from '#domain/base/live.ts'
import { staleWhileRevalidate } from './staleWhileRevalidate.ts'

/** How many fittings begin at each slot, as last fetched by this device. */
export const takenSlots: Live<KnownTaken> = staleWhileRevalidate({
  key: 'darzi_taken',
  path: '/api/fittings/taken',
  field: 'taken',
  read: parseTaken,
  known: (taken, isCurrent) => ({ taken, isCurrent }),
})
