import { DEFAULT_PREFERENCES } from '#domain/cart.ts'
import type { Preferences } from '#domain/cart.ts'
import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { readPreferences } from './readOrder.ts'
import { liveForOwner } from './live.ts'
import { putIntoOutbox } from './outboxPut.ts'
import { currentOwner } from './owner.ts'
import { ask } from './pocketbase.ts'
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
      await db.preferences.put({ owner, preferences })
      if (owner === '') return
      const payload = { ...preferences, user: owner }
      // One record each, with the account's own id: two devices mean the same one.
      const what = { id: owner, kind: 'preferences', owner, payload } as const
      await putIntoOutbox(db, what, Date.now())
    }),
  )
  if (!saved.ok) return saved
  sendSoon()
  return done(true)
}

/** Fetches the account's preferences, unless newer ones wait here to be sent. */
export async function refreshPreferences(): Promise<void> {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('preferences').getFullList())
  const record: unknown = answer.ok ? answer.value[0] : undefined
  const preferences = readPreferences(record)
  if (!preferences.ok) return
  const row = { owner, preferences: preferences.value }
  await storing((db) =>
    db.putPending(
      db.preferences,
      async () => {
        const waiting = await db.outbox.where({ owner }).toArray()
        if (waiting.some(({ kind }) => kind === 'preferences')) return []
        const before = await db.preferences.get(owner)
        return JSON.stringify(before) === JSON.stringify(row) ? [] : [row]
      },
      [db.outbox],
    ),
  )
}
