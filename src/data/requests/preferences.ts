import { DEFAULT_PREFERENCES, type Preferences } from '#domain/orders/cart.ts'
import {
  editPreferences,
  mergePreferences,
  readEditTimes,
  type TimedPreferences,
} from '#domain/orders/mergePreferences.ts'
import { done, type Result } from '#domain/base/problem.ts'
import { parsePreferences } from '#data/parse/parseOrder.ts'
import { liveQueryForOwner } from '#data/storage/liveQuery.ts'
import { enqueue } from '#data/outbox/enqueue.ts'
import { currentOwner } from '#data/server/currentOwner.ts'
import { ask } from '#data/server/pocketbase.ts'
import { isFields, type Parsed } from '#data/parse/parse.ts'
import type { PreferencesRow } from '#data/storage/rows.ts'
import { sendSoon } from '#data/outbox/sendSoon.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { Live } from '#data/live/store.ts'

/** The tailoring preferences of the signed-in shopper (or the guest). */
export const livePreferences: Live<Preferences> = liveQueryForOwner(
  async (db, owner) => (await db.preferences.get(owner))?.preferences ?? DEFAULT_PREFERENCES,
)

/** Saves them on this device, and in the account when signed in. */
export async function savePreferences(preferences: Preferences): Promise<Result<true>> {
  const owner = currentOwner()
  const saved = await writeLocal((db) =>
    db.transact([db.preferences, db.outbox], async () => {
      const edited = editPreferences(
        timedOf(await db.preferences.get(owner)),
        preferences,
        Date.now(),
      )
      await db.preferences.put({ owner, ...edited })
      if (owner === '') return
      const payload = { ...preferences, editedAt: edited.editedAt, user: owner }
      // One record per account, with the account's id, so that two devices write the same one.
      const what = { id: owner, kind: 'preferences', owner, payload } as const
      await enqueue(db, what, Date.now())
    }),
  )
  if (!saved.ok) return saved
  sendSoon()
  return done(true)
}

/**
 * Fetches the account's preferences. Fields that were edited later on this device keep their value.
 */
export async function refreshPreferences(): Promise<void> {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('preferences').getFullList())
  const record: unknown = answer.ok ? answer.value[0] : undefined
  const fetched = readTimed(record)
  if (!fetched.ok) return
  await writeLocal((db) =>
    db.putPending(db.preferences, async () => {
      const before = await db.preferences.get(owner)
      const row = { owner, ...mergePreferences(fetched.value, timedOf(before)) }
      return JSON.stringify(before) === JSON.stringify(row) ? [] : [row]
    }),
  )
}

function readTimed(wire: unknown): Parsed<TimedPreferences> {
  const preferences = parsePreferences(wire)
  if (!preferences.ok) return preferences
  const editedAt = isFields(wire) ? readEditTimes(wire['editedAt']) : undefined
  return done({ preferences: preferences.value, editedAt: editedAt ?? {} })
}

function timedOf(row: PreferencesRow | undefined): TimedPreferences {
  return { preferences: row?.preferences ?? DEFAULT_PREFERENCES, editedAt: row?.editedAt ?? {} }
}
