import { DEFAULT_PREFERENCES, type Preferences } from '#domain/cart/cart.ts'
import {
  editPreferences,
  isSamePreferences,
  mergePreferences,
  parseEditTimes,
  type TimedPreferences,
} from '#domain/orders/mergePreferences.ts'
import {
  hasTooMany,
  isSameBook,
  mergeAddressBooks,
  parseAddressBook,
  type AddressEntry,
} from '#domain/addresses/addressBook.ts'
import { done, failed, type ProblemCode, type Result } from '#domain/base/problem.ts'
import { parsePreferences } from '#data/parse/parseOrder.ts'
import type { Database } from '#data/storage/database.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import { enqueue } from '#data/outbox/enqueue.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { ask } from '#data/server/pocketbase.ts'
import { isFields, type Parsed } from '#domain/base/parse.ts'
import type { PreferencesRow } from '#data/storage/rows.ts'
import { sendSoon } from '#data/outbox/sendSoon.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { Live } from '#domain/base/live.ts'

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
      const stored = choicesOf(await db.preferences.get(owner))
      const edited = editPreferences(stored, { shown, next }, Date.now())
      await putChoices(db, owner, { ...stored, ...edited })
    }),
  )
  if (!saved.ok) return saved
  sendSoon()
  return done(true)
}

/** An account's choices as this device or the server has them: preferences and address book. */
type Choices = TimedPreferences & { addresses: AddressEntry[] }

/** Stores a row and, when signed in, enqueues it. Call inside a transaction. */
async function putChoices(db: Database, owner: string, choices: Choices): Promise<void> {
  const { preferences, editedAt, addresses } = choices
  await db.preferences.put(rowOf(owner, choices))
  if (owner === '') return
  const payload = {
    ...preferences,
    editedAt,
    user: owner,
    ...(addresses.length > 0 && { addresses }),
  }
  // One record per account, with the account's id, so that two devices write the same one.
  await enqueue(db, { id: owner, kind: 'preferences', owner, payload }, Date.now())
}

/**
 * Changes the address book of the signed-in account, on this device and in the account.
 * @param change from the stored book to the changed one, or why it cannot be changed; the same book
 *   when there is nothing to change
 */
export async function changeAddressBook(
  change: (book: AddressEntry[], nowMs: number) => AddressEntry[] | ProblemCode,
): Promise<Result<true>> {
  const owner = currentOwner()
  if (owner === '') return failed('signInNeeded')
  const saved = await writeLocal((db) =>
    db.transact([db.preferences, db.outbox], async () => {
      const stored = choicesOf(await db.preferences.get(owner))
      const addresses = change(stored.addresses, Date.now())
      if (typeof addresses === 'string') return addresses
      if (addresses !== stored.addresses) await putChoices(db, owner, { ...stored, addresses })
      return undefined
    }),
  )
  if (!saved.ok) return saved
  if (saved.value) return failed(saved.value)
  sendSoon()
  return done(true)
}

/**
 * Fetches the account's preferences and addresses. Later edits on this device win. What a restored
 * server has lost is sent to it again, and an address that found the account full, once another
 * device has made room.
 */
export async function refreshPreferences(): Promise<void> {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('preferences').getFullList())
  if (!answer.ok) return
  const [record] = answer.value
  const fetched = record ? parseChoices(record) : undefined
  if (fetched && !fetched.ok) return
  await writeLocal(async (db) => {
    if (isKnown(await db.preferences.get(owner), fetched?.value)) return
    await db.transact([db.preferences, db.outbox], async () => {
      if (owner !== currentOwner()) return
      const before = choicesOf(await db.preferences.get(owner))
      const choices = fetched ? merge(fetched.value, before) : before
      const isAhead = !fetched || !isSameChoices(choices, fetched.value)
      const waiting = await db.outbox.get(owner)
      const hasRoom = waiting?.problem?.code === 'addressesFull' && !hasTooMany(choices.addresses)
      if (isAhead && (!waiting || hasRoom)) await putChoices(db, owner, choices)
      else await db.preferences.put(rowOf(owner, choices))
    })
  })
  sendSoon()
}

/**
 * Whether this device already has the fetched values, so that there is nothing to write or to send.
 */
function isKnown(row: PreferencesRow | undefined, fetched: Choices | undefined): boolean {
  if (!fetched || !row) return fetched === row
  const merged = merge(fetched, choicesOf(row))
  return (
    isSameChoices(merged, fetched) &&
    JSON.stringify(row) === JSON.stringify(rowOf(row.owner, merged))
  )
}

function merge(fetched: Choices, here: Choices): Choices {
  const addresses = mergeAddressBooks(fetched.addresses, here.addresses)
  return { ...mergePreferences(fetched, here), addresses }
}

function isSameChoices(one: Choices, other: Choices): boolean {
  return (
    isSamePreferences(one.preferences, other.preferences) &&
    isSameBook(one.addresses, other.addresses)
  )
}

function parseChoices(wire: unknown): Parsed<Choices> {
  const preferences = parsePreferences(wire)
  if (!preferences.ok) return preferences
  const { editedAt, addresses } = isFields(wire) ? wire : {}
  return done({
    preferences: preferences.value,
    editedAt: parseEditTimes(editedAt) ?? {},
    addresses: parseAddressBook(addresses),
  })
}

function choicesOf(row: PreferencesRow | undefined): Choices {
  const { preferences = DEFAULT_PREFERENCES, editedAt = {}, addresses = [] } = row ?? {}
  return { preferences, editedAt, addresses }
}

function rowOf(owner: string, { preferences, editedAt, addresses }: Choices): PreferencesRow {
  return { owner, preferences, editedAt, ...(addresses.length > 0 && { addresses }) }
}
