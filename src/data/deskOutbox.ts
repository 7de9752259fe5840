import { isNothing, mergedEdit, rebased, subjectOf } from '#domain/deskEdit.ts'
import type { DeskEdit } from '#domain/deskEdit.ts'
import { confirmed, needsShopper } from '#domain/outbox.ts'
import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { saysOffline } from './connection.ts'
import type { Database } from './database.ts'
import { setDeskCarrier } from './deskCarrier.ts'
import type { Attempt } from './deskCarrier.ts'
import { carry, carryAgain, isDone, takeIn } from './deskCarry.ts'
import type { Carried, PhotoChange } from './deskCarry.ts'
import { carriedBy } from './deskRows.ts'
import type { Failure } from './failure.ts'
import { newRecordId } from './newRecordId.ts'
import { flushOutbox } from './outbox.ts'
import { putIntoOutbox } from './outboxPut.ts'
import { ask } from './pocketbase.ts'
import { isFields, reading } from './reading.ts'
import type { OutboxRow } from './rows.ts'
import { adminAuth } from './savedAuth.ts'
import { attempt } from './send.ts'
import { storing } from './storing.ts'
import type { OnProgress } from './withProgress.ts'

/** `sent` is with the server, which answered `record`; `saved` waits on this device. */
export type Handed = { state: 'sent'; record: unknown } | { state: 'saved' }

setDeskCarrier({ owner: ownerId, send, delivered: rebaseRest })

/**
 * Hands an edit over: straight to the server, or to the outbox when the server cannot be reached
 * or something already waits there, so that nothing overtakes. A refusal is the answer and leaves
 * nothing behind.
 */
export async function handOver(
  edit: DeskEdit,
  { photo, onProgress }: { photo?: PhotoChange; onProgress?: OnProgress | undefined } = {},
): Promise<Result<Handed, Failure>> {
  const owner = ownerId()
  const id = edit.what === 'newProduct' || edit.what === 'order' ? subjectOf(edit) : newRecordId()
  const carried: Carried = { id, edit, photo }
  const waiting = await storing((db) => deskRows(db, owner).count())
  let uncertain = false
  if (!saysOffline() && (!waiting.ok || waiting.value === 0)) {
    const answer = await ask('admin', (pb) => carry(pb, carried, onProgress))
    if (answer.ok) {
      takeIn(edit, answer.value)
      return done({ state: 'sent', record: answer.value })
    }
    if (answer.problem.status !== 0) return answer
    uncertain = true
  }
  const put = await storing((db) =>
    db.transact([db.outbox], () => putEdit(db, owner, carried, uncertain)),
  )
  if (!put.ok) return { ok: false, problem: { status: 0, body: undefined, problem: put.problem } }
  void flushOutbox()
  return done({ state: 'saved' })
}

/** Puts an edit at the end of the lane, or into the one about the same thing that still waits. */
async function putEdit(
  db: Database,
  owner: string,
  { id, edit, photo }: Carried,
  uncertain: boolean,
): Promise<void> {
  const subject = subjectOf(edit)
  const rows = await deskRows(db, owner).sortBy('order')
  const last = rows.filter((row) => row.subject === subject).at(-1)
  const open = last && last.status !== 'sending' && !last.uncertain && !uncertain ? last : undefined
  const before = open && carriedBy(open)
  const merged = before && mergedEdit(before.edit, edit)
  if (open && merged) {
    const payload = { edit: merged, photo: photo ?? before.photo }
    if (isNothing(merged) && payload.photo === undefined) return db.outbox.delete(open.id)
    await db.outbox.put({ ...open, payload, edition: open.edition + 1, savedAt: Date.now() })
    return
  }
  const payload = { edit, photo }
  const row = await putIntoOutbox(db, { id, kind: 'desk', owner, subject, payload }, Date.now())
  if (uncertain) await db.outbox.put({ ...row, uncertain })
}

/** Drops what has not been sent; one thing's edits go together, the later build on the earlier. */
export async function dropEdits(ids: readonly string[]): Promise<Result<void>> {
  return storing((db) =>
    db.transact([db.outbox], async () => {
      const rows = await db.outbox.bulkGet([...ids])
      const free = rows.filter((row) => row && row.status !== 'sending')
      await db.outbox.bulkDelete(free.flatMap((row) => (row ? [row.id] : [])))
    }),
  )
}

/** Sends an edit that was set aside again, as it is or as `edit`. */
export async function sendAgain(id: string, edit?: DeskEdit): Promise<Result<void>> {
  const put = await storing((db) =>
    db.transact([db.outbox], async () => {
      const row = await db.outbox.get(id)
      const carried = row && carriedBy(row)
      if (!row || !carried || row.status === 'sending') return false
      const { problem: _problem, lease: _lease, ...rest } = row
      const payload = { ...carried, edit: edit ?? carried.edit }
      await db.outbox.put({ ...rest, ...confirmed(row, Date.now()), payload, uncertain: false })
      return true
    }),
  )
  if (!put.ok) return put
  void flushOutbox()
  return put.value ? done(undefined) : failed('notFound')
}

function deskRows(db: Database, owner: string) {
  return db.outbox.where({ kind: 'desk' }).filter((row) => row.owner === owner)
}

function ownerId(): string {
  return adminAuth.current()?.id ?? ''
}

async function send(row: OutboxRow): Promise<Attempt> {
  const carried = carriedBy(row)
  if (row.owner !== ownerId()) return { outcome: { kind: 'signedOut' }, record: undefined }
  if (!carried) return { outcome: { kind: 'stored', id: row.id }, record: undefined }
  const { edit } = carried
  let answer = await ask('admin', (pb) => carry(pb, carried))
  if (!answer.ok && edit.what === 'newProduct' && isTaken(answer.problem)) {
    answer = await ask('admin', (pb) => carryAgain(pb, edit, carried.photo))
  }
  if (answer.ok) {
    takeIn(edit, answer.value)
    return { outcome: { kind: 'stored', id: row.id }, record: answer.value }
  }
  const newer = newerRecord(answer.problem)
  if (newer === undefined) return attempt(answer)
  takeIn(edit, newer)
  if (!isDone(carried, newer)) return attempt(answer)
  return { outcome: { kind: 'stored', id: row.id }, record: newer }
}

/** What waits behind a delivered edit starts from what the server answered to it. */
async function rebaseRest(db: Database, row: OutboxRow, record: unknown): Promise<void> {
  const rev = reading(record).numberOr('rev', 0)
  const rows = await deskRows(db, row.owner).toArray()
  const behind = rows.filter((other) => other.subject === row.subject && !needsShopper(other))
  for (const other of rev > 0 ? behind : []) {
    const carried = carriedBy(other)
    if (carried)
      await db.outbox.put({
        ...other,
        payload: { ...carried, edit: rebased(carried.edit, rev) },
      })
  }
}

/** The record that the server has instead, where it refused an older one. */
export function newerRecord({ problem, body }: Failure): unknown {
  if (problem.code !== 'newerVersion' || !isFields(body) || !isFields(body['data']))
    return undefined
  return body['data']['record']
}

function isTaken({ body }: Failure): boolean {
  const data = isFields(body) ? body['data'] : undefined
  return isFields(data) && 'id' in data
}
