import { DEFAULT_PREFERENCES } from '#domain/cart.ts'
import type { Preferences } from '#domain/cart.ts'
import { editPreferences, mergePreferences, readEditTimes } from '#domain/mergePreferences.ts'
import type { TimedPreferences } from '#domain/mergePreferences.ts'
import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { readPreferences } from './readOrder.ts'
import { liveForOwner } from './live.ts'
import { putIntoOutbox } from './outboxPut.ts'
import { currentOwner } from './owner.ts'
import { ask } from './pocketbase.ts'
import { isFields } from './reading.ts'
import type { Read } from './reading.ts'
import type { PreferencesRow } from './rows.ts'
import { sendSoon } from './sendSoon.ts'
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
      const edited = editPreferences(
        timedOf(await db.preferences.get(owner)),
        preferences,
        Date.now(),
      )
      await db.preferences.put({ owner, ...edited })
      if (owner === '') return
      const payload = { ...preferences, editedAt: edited.editedAt, user: owner }
      // One record each, with the account's own id: two devices mean the same one.
      const what = { id: owner, kind: 'preferences', owner, payload } as const
      await putIntoOutbox(db, what, Date.now())
    }),
  )
  if (!saved.ok) return saved
  sendSoon()
  return done(true)
}

/** Fetches the account's preferences. A field that was edited later on this device stays as it is. */
export async function refreshPreferences(): Promise<void> {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('preferences').getFullList())
  const record: unknown = answer.ok ? answer.value[0] : undefined
  const fetched = readTimed(record)
  if (!fetched.ok) return
  await storing((db) =>
    db.putPending(db.preferences, async () => {
      const before = await db.preferences.get(owner)
      const row = { owner, ...mergePreferences(fetched.value, timedOf(before)) }
      return JSON.stringify(before) === JSON.stringify(row) ? [] : [row]
    }),
  )
}

function readTimed(wire: unknown): Read<TimedPreferences> {
  const preferences = readPreferences(wire)
  if (!preferences.ok) return preferences
  const editedAt = isFields(wire) ? readEditTimes(wire['editedAt']) : undefined
  return done({ preferences: preferences.value, editedAt: editedAt ?? {} })
}

function timedOf(row: PreferencesRow | undefined): TimedPreferences {
  return { preferences: row?.preferences ?? DEFAULT_PREFERENCES, editedAt: row?.editedAt ?? {} }
}
