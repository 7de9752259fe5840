import { rebased } from '#domain/deskEdit.ts'
import { needsShopper } from '#domain/outbox.ts'
import type { Database } from './database.ts'
import { SIGNED_OUT } from './deskCarrier.ts'
import type { Attempt } from './deskCarrier.ts'
import { carry, carryAgain, takeIn } from './deskCarry.ts'
import { isDone } from './deskDone.ts'
import { carriedBy, laneOf, ownerId } from './deskLane.ts'
import type { Failure } from './failure.ts'
import { ask } from './pocketbase.ts'
import { isFields, reading } from './reading.ts'
import type { OutboxRow } from './rows.ts'
import { attempt } from './send.ts'

/** Sends an edit that waited. One that the server turns out to have already counts as sent. */
export async function sendEdit(row: OutboxRow): Promise<Attempt> {
  const carried = carriedBy(row)
  if (row.owner !== ownerId()) return SIGNED_OUT
  if (!carried) return stored(row, undefined)
  const { edit } = carried
  let answer = await ask('admin', (pb) => carry(pb, carried))
  if (!answer.ok && edit.what === 'newProduct' && isTaken(answer.problem)) {
    answer = await ask('admin', (pb) => carryAgain(pb, edit, carried.photo))
  }
  if (answer.ok) {
    takeIn(edit, answer.value)
    return stored(row, answer.value)
  }
  const newer = newerRecord(answer.problem)
  if (newer === undefined) return attempt(answer)
  takeIn(edit, newer)
  return isDone(carried, newer) ? stored(row, newer) : attempt(answer)
}

/** What waits behind a delivered edit starts from what the server answered to it. */
export async function rebaseRest(db: Database, row: OutboxRow, record: unknown): Promise<void> {
  const rev = reading(record).numberOr('rev', 0)
  if (rev === 0) return
  const lane = await laneOf(db, row.owner)
  for (const other of lane) {
    const carried = carriedBy(other)
    if (other.subject !== row.subject || needsShopper(other) || !carried) continue
    await db.outbox.put({ ...other, payload: { ...carried, edit: rebased(carried.edit, rev) } })
  }
}

/** The record that the server has instead, where it refused an older one. */
export function newerRecord({ problem, body }: Failure): unknown {
  const data = dataOf(body)
  return problem.code === 'newerVersion' ? data?.['record'] : undefined
}

function stored({ id }: OutboxRow, record: unknown): Attempt {
  return { outcome: { kind: 'stored', id }, record }
}

function isTaken({ body }: Failure): boolean {
  return 'id' in (dataOf(body) ?? {})
}

function dataOf(body: unknown) {
  const data = isFields(body) ? body['data'] : undefined
  return isFields(data) ? data : undefined
}
