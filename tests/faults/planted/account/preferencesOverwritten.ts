import { inDatabase } from '#data/storage/database.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { ask } from '#data/server/pocketbase.ts'
import type { refreshPreferences as real } from '#data/requests/preferences.ts'
import { parsePreferences } from '#data/parse/parseOrder.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const refreshPreferences: Faulty<typeof real> = () => async () => {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('preferences').getFullList())
  const preferences = parsePreferences(answer.ok ? answer.value[0] : undefined)
  if (!answer.ok || answer.value.length === 0 || !preferences.ok) return
  await inDatabase((db) => db.preferences.put({ owner, preferences: preferences.value }))
}
