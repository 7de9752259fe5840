import { liveQuery } from '#data/local/liveQuery.ts'
import type { Live } from '#domain/base/live.ts'

/** How many edits of any owner wait on this device: they are sent once that owner signs in. */
export const waitingForSignIn: Live<number> = liveQuery((db) =>
  db.outbox.where({ kind: 'desk' }).count(),
)
