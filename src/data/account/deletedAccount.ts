import type { AccountAnswer } from '#domain/account/sentAccount.ts'
import { fieldReader, isFields } from '#domain/base/parse.ts'
import { isLeased, releaseExpiredLease } from '#domain/outbox/outbox.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { endedAccount, setEndedAccount } from '#data/auth/endedSignIn.ts'
import { cartRows, putOrJoin, recountCart } from '#data/cart/cartRows.ts'
import { draftKey } from '#data/local/drafts.ts'
import { putSet } from '#data/measurements/measurementSetPut.ts'
import { fetchJson } from '#data/server/http.ts'
import type { Database } from '#data/storage/database.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import { forgetRows, ownedTables } from './ownerRows.ts'

/**
 * If this device was signed out because the account was deleted elsewhere, no one can sign in to
 * that account again: its cart, measurements and queued entries become the guest's. For an order
 * the shopper is asked what to do. Another account that has signed in meanwhile sees none of it.
 * @returns false when it has to be tried again: the server has not answered, or an attempt to send
 *   what the account has submitted is under way
 */
export async function releaseDeletedAccount(): Promise<boolean> {
  const owner = endedAccount()
  if (owner === undefined) return true
  if (currentOwner() === '') {
    const answer = await fetchJson(`/api/account/${owner}/deleted`)
    // An older server does not have this route.
    if (!answer.ok) return answer.problem.status === 404
    if (!fieldReader<AccountAnswer>(answer.value).flag('deleted')) return true
  }
  if (currentOwner() === '') {
    const released = await writeLocal((db) => moveToGuest(db, owner))
    if (!released.ok || !released.value) return false
    await recountCart()
  }
  setEndedAccount(undefined)
  return true
}

/** @returns false while an attempt is under way: its answer has to settle the entry first */
function moveToGuest(db: Database, owner: string): Promise<boolean> {
  return db.transact([...ownedTables(db)], async () => {
    const waiting = await db.outbox.toArray()
    const mine = waiting.filter((row) => row.owner === owner || row.by === owner)
    const now = Date.now()
    if (mine.some((row) => isLeased(row, now))) return false
    await db.outbox.bulkPut(mine.flatMap((row) => ofGuest(row, now)))
    const lines = await cartRows(db, owner)
    await db.cart.bulkDelete(lines.map(({ id }) => id))
    for (const line of lines) await putOrJoin(db, { ...line, owner: '' })
    const drafts = await db.drafts.where({ owner }).toArray()
    await db.drafts.bulkPut(
      drafts.map((row) => ({ ...row, owner: '', key: draftKey('', row.name) })),
    )
    for (const set of await db.measurementSets.where({ owner }).toArray())
      await putSet(db, { ...set, owner: '' })
    await db.receipts.where({ owner }).modify({ owner: '' })
    await db.mails.where({ owner }).modify({ owner: '' })
    await forgetRows(db, owner)
    return true
  })
}

/**
 * Converts an entry to the guest's. Queued measurements and preferences of the deleted account are
 * dropped: a later sign-in sends the guest's own.
 */
function ofGuest(row: OutboxRow, nowMs: number): OutboxRow[] {
  const { by: _by, ...rest } = row
  if (row.owner === '') return [rest]
  if (row.kind === 'measurements' || row.kind === 'preferences') return []
  const { uncertain } = releaseExpiredLease(row, nowMs)
  const { lease: _lease, lines, ...free } = rest
  return [
    {
      ...free,
      uncertain,
      owner: '',
      status: 'refused',
      problem: { code: 'accountDeleted' },
      payload: isFields(row.payload) ? { ...row.payload, user: '' } : row.payload,
      ...(lines && { lines: lines.map((line) => ({ ...line, owner: '' })) }),
    },
  ]
}
