import { currentOwner } from '#data/auth/currentOwner.ts'
import type { Database } from '#data/storage/database.ts'
import { cartRows, putOrJoin, recountCart } from '#data/cart/cartRows.ts'
import { readCache } from '#data/live/localStorageCache.ts'
import { draftKey } from '#data/local/drafts.ts'
import { CHOSEN_KEY, chooseSet } from '#data/measurements/measurementSetList.ts'
import { adoptSets, refreshSets } from '#data/measurements/measurementSetPull.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** The tables whose rows have an owner. */
export function ownedTables(db: Database) {
  return [
    db.cart,
    db.drafts,
    db.measurementSets,
    db.preferences,
    db.outbox,
    db.receipts,
    db.orders,
    db.mails,
    db.fittingPages,
  ] as const
}

/**
 * Moves the guest's cart, measurements and drafts to the account that has signed in, unless its
 * sign-in has ended meanwhile. What the guest has already submitted stays the guest's. Idempotent.
 */
export async function adoptGuest(owner: string): Promise<void> {
  const measured = await writeLocal((db) => db.measurementSets.where({ owner: '' }).count())
  // A new device has to have the account's sets before it can compare the guest's with them.
  if (measured.ok && measured.value > 0) await refreshSets()
  let joined = new Map<string, string>()
  await writeLocal(async (db) => {
    if (!(await hasGuestRows(db))) return
    await db.transact([db.cart, db.drafts, db.measurementSets, db.outbox], async () => {
      if (currentOwner() !== owner) return
      joined = await adoptSets(db, owner)
      await adoptCart(db, owner)
      const drafts = await db.drafts.where({ owner: '' }).toArray()
      await db.drafts.bulkDelete(drafts.map(({ key }) => key))
      await db.drafts.bulkPut(
        drafts.map((row) => {
          // The name of a measurement form's draft ends with the set's id.
          const name = row.name.replace(/\w+$/, (id) => joined.get(id) ?? id)
          return { ...row, owner, name, key: draftKey(owner, name) }
        }),
      )
    })
  })
  const chosen = joined.get(readCache(CHOSEN_KEY) ?? '')
  if (chosen !== undefined) chooseSet(chosen)
  await recountCart()
}

/** The guest's lines; pieces that the account's cart has already join theirs. */
async function adoptCart(db: Database, owner: string): Promise<void> {
  const rows = await cartRows(db, '')
  await db.cart.bulkDelete(rows.map(({ id }) => id))
  for (const row of rows) await putOrJoin(db, { ...row, owner })
}

/** Usually there are none: checking first avoids a write transaction on every page. */
async function hasGuestRows(db: Database): Promise<boolean> {
  for (const table of [db.cart, db.drafts, db.measurementSets])
    if ((await table.where({ owner: '' }).count()) > 0) return true
  return false
}

/** Removes everything of one owner from this device. */
export async function forgetOwner(owner: string): Promise<void> {
  await writeLocal((db) => db.transact([...ownedTables(db)], () => forgetRows(db, owner)))
}

/** Call inside a transaction of all these tables. */
export async function forgetRows(db: Database, owner: string): Promise<void> {
  for (const table of ownedTables(db)) await table.where({ owner }).delete()
}
