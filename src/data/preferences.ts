import { DEFAULT_PREFERENCES } from '#domain/cart.ts'
import type { Preferences } from '#domain/cart.ts'
import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { isFields, reading } from './reading.ts'
import { readPreferences } from './readOrder.ts'
import { liveForOwner } from './live.ts'
import { newRecordId } from './newRecordId.ts'
import { flushOutbox, putIntoOutbox } from './outbox.ts'
import { currentOwner } from './owner.ts'
import { ask } from './pocketbase.ts'
import { storing } from './storing.ts'
import type { Live } from './value.ts'

/** How whoever is signed in (or the guest) likes garments made. */
export const livePreferences: Live<Preferences> = liveForOwner(
  async (db, owner) => (await db.preferences.get(owner))?.preferences ?? DEFAULT_PREFERENCES,
)

/** Keeps them on this device, and in the account when there is one. */
export async function savePreferences(preferences: Preferences): Promise<Result<true>> {
  const owner = currentOwner()
  const saved = await storing((db) =>
    db.transact([db.preferences, db.outbox], async () => {
      const before = await db.preferences.get(owner)
      const now = Date.now()
      const id = before?.id ?? newRecordId()
      await db.preferences.put({ owner, id, preferences, editedAt: now })
      if (owner === '') return
      const payload = { ...preferences, user: owner }
      await putIntoOutbox(db, { id, kind: 'preferences', owner, payload }, now)
    }),
  )
  if (!saved.ok) return saved
  void flushOutbox()
  return done(true)
}

/** Fetches the account's preferences, unless newer ones wait here to be sent. */
export async function refreshPreferences(): Promise<void> {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('preferences').getFullList())
  const record: unknown = answer.ok ? answer.value[0] : undefined
  const preferences = readPreferences(record)
  if (!preferences.ok || !isFields(record)) return
  const id = reading(record).textOr('id', '')
  await storing((db) =>
    db.transact([db.preferences, db.outbox], async () => {
      const waiting = await db.outbox.where({ owner }).toArray()
      if (waiting.some(({ kind }) => kind === 'preferences')) return
      const row = { owner, id, preferences: preferences.value, editedAt: Date.now() }
      await db.preferences.put(row)
    }),
  )
}
