import { inDatabase } from '#data/database.ts'
import { currentOwner } from '#data/owner.ts'
import type { savePreferences as sound } from '#data/preferences.ts'
import { done } from '#domain/problem.ts'
import type { Faulty } from './faulty.ts'

export const savePreferences: Faulty<typeof sound> = () => async (preferences) => {
  await inDatabase((db) => db.preferences.put({ owner: currentOwner(), preferences }))
  return done(true)
}
