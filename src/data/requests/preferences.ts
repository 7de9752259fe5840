import { DEFAULT_PREFERENCES, type Preferences } from '#domain/orders/cart.ts'
import {
  editPreferences,
  isSamePreferences,
  mergePreferences,
  readEditTimes,
  type TimedPreferences,
} from '#domain/orders/mergePreferences.ts'
import { done, type Result } from '#domain/base/problem.ts'
import { parsePreferences } from '#data/parse/parseOrder.ts'
import type { Database } from '#data/storage/database.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import { enqueue } from '#data/outbox/enqueue.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { ask } from '#data/server/pocketbase.ts'
import { isFields, type Parsed } from '#domain/base/parse.ts'
import type { PreferencesRow } from '#data/storage/rows.ts'
import { sendSoon } from '#data/outbox/sendSoon.ts'
import { writeLocal } from '#data/local/writeLocal.ts'
import type { Live } from '#data/live/store.ts'

/** The tailoring preferences of the signed-in shopper (or the guest). */
export const livePreferences: Live<Preferences> = liveQueryForOwner(
  async (db, owner) => (await db.preferences.get(owner))?.preferences ?? DEFAULT_PREFERENCES,
)

/**
 * Saves them on this device, and in the account when signed in.
 * @param shown - what the form was opened with: only fields that differ from it are saved
 */
export async function savePreferences(
  shown: Preferences,
  next: Preferences,
): Promise<Result<true>> {
  const owner = currentOwner()
  const saved = await writeLocal((db) =>
    db.transact([db.preferences, db.outbox], async () => {
      const stored = timedOf(await db.preferences.get(owner))
      await putPreferences(db, owner, editPreferences(stored, { shown, next }, Date.now()))
    }),
  )
  if (!saved.ok) return saved
  sendSoon()
  return done(true)
}

/** Stores a row and, when signed in, enqueues it. Call inside a transaction. */
async function putPreferences(db: Database, owner: string, timed: TimedPreferences): Promise<void> {
  await db.preferences.put({ owner, ...timed })
  if (owner === '') return
  const payload = { ...timed.preferences, editedAt: timed.editedAt, user: owner }
  // One record per account, with the account's id, so that two devices write the same one.
  await enqueue(db, { id: owner, kind: 'preferences', owner, payload }, Date.now())
}

/**
 * Fetches the account's preferences. Fields that were edited later on this device keep their value.
 * What a restored server has lost is sent to it again.
 */
export async function refreshPreferences(): Promise<void> {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('preferences').getFullList())
  if (!answer.ok || owner !== currentOwner()) return
  const [record] = answer.value
  const fetched = record ? readTimed(record) : undefined
  if (fetched && !fetched.ok) return
  await writeLocal(async (db) => {
    if (isKnown(await db.preferences.get(owner), fetched?.value)) return
    await db.transact([db.preferences, db.outbox], async () => {
      const before = await db.preferences.get(owner)
      const timed = fetched ? mergePreferences(fetched.value, timedOf(before)) : timedOf(before)
      const isAhead = !fetched || !isSamePreferences(timed.preferences, fetched.value.preferences)
      const isWaiting = (await db.outbox.get(owner)) !== undefined
      if (isAhead && !isWaiting) await putPreferences(db, owner, timed)
      else await db.preferences.put({ owner, ...timed })
    })
  })
  sendSoon()
}

/** Whether this device has what was fetched, so that there is nothing to write or to send. */
function isKnown(row: PreferencesRow | undefined, fetched: TimedPreferences | undefined): boolean {
  if (!fetched || !row) return fetched === row
  const merged = mergePreferences(fetched, timedOf(row))
  return (
    isSamePreferences(merged.preferences, fetched.preferences) &&
    JSON.stringify(row) === JSON.stringify({ owner: row.owner, ...merged })
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
