import { inDatabase } from '#data/storage/database.ts'
import { currentOwner } from '#data/server/currentOwner.ts'
import type { savePreferences as sound } from '#data/requests/preferences.ts'
import { done } from '#domain/base/problem.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const savePreferences: Faulty<typeof sound> = () => async (_shown, preferences) => {
  await inDatabase((db) => db.preferences.put({ owner: currentOwner(), preferences }))
  return done(true)
}
