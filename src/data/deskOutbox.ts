import { isNothing, MOST_AT_ONCE, subjectOf } from '#domain/deskEdit.ts'
import type { DeskEdit } from '#domain/deskEdit.ts'
import { done, failed } from '#domain/problem.ts'
import type { ProblemCode, Result } from '#domain/problem.ts'
import { saysOffline } from './connection.ts'
import { setDeskCarrier } from './deskCarrier.ts'
import { carry, carryMany, takeIn } from './deskCarry.ts'
import type { Carried, PhotoChange, ProductEdit } from './deskCarry.ts'
import { laneOf, ownerId, putEdits } from './deskLane.ts'
import { rebaseRest, sendEdit } from './deskSend.ts'
import type { Failure } from './failure.ts'
import { newRecordId } from './newRecordId.ts'
import { flushOutbox } from './outbox.ts'
import { ask } from './pocketbase.ts'
import type { Client } from './pocketbase.ts'
import { storing } from './storing.ts'
import type { OnProgress } from './withProgress.ts'

/**
 * `sent` is with the server, which answered `record`; `saved` waits on this device; `unchanged`
 * ended where it began, so that there is nothing to send.
 */
export type Handed = { state: 'sent'; record: unknown } | { state: 'saved' | 'unchanged' }

setDeskCarrier({ owner: ownerId, send: sendEdit, delivered: rebaseRest })

/**
 * Hands an edit over: straight to the server, or to the outbox when the server cannot be reached
 * or something already waits there, so that nothing overtakes. A refusal is the answer and leaves
 * nothing behind.
 */
export async function handOver(
  edit: DeskEdit,
  { photo, onProgress }: { photo?: PhotoChange; onProgress?: OnProgress | undefined } = {},
): Promise<Result<Handed, Failure>> {
  if (isNothing(edit) && photo === undefined) return done({ state: 'unchanged' })
  const carried = { id: idFor(edit), edit, photo }
  const handed = await sentOrKept([carried], (pb) => carry(pb, carried, onProgress))
  if (handed.ok && handed.value.state === 'sent') takeIn(edit, handed.value.record)
  return handed
}

/**
 * Hands many edits over. The server takes all of them or none; where they have to wait, all wait or
 * none, and each is then sent, refused or met by a newer version by itself.
 */
export function handOverMany(edits: readonly ProductEdit[]): Promise<Result<Handed, Failure>> {
  const carried = edits.map((edit) => ({ id: idFor(edit), edit }))
  return sentOrKept(carried, (pb) => carryMany(pb, edits))
}

/** The id of the edit; what makes a record is known by the record's own. */
function idFor(edit: DeskEdit): string {
  return edit.what === 'newProduct' || edit.what === 'order' ? subjectOf(edit) : newRecordId()
}

async function sentOrKept(
  edits: readonly Carried[],
  sendAll: (pb: Client) => Promise<unknown>,
): Promise<Result<Handed, Failure>> {
  const owner = ownerId()
  const waiting = await storing(async (db) => (await laneOf(db, owner)).length)
  let uncertain = false
  if (!saysOffline() && (!waiting.ok || waiting.value === 0)) {
    const answer = await ask('admin', sendAll)
    if (answer.ok) return done({ state: 'sent', record: answer.value })
    if (answer.problem.status !== 0) return answer
    uncertain = true
  }
  if (edits.length > MOST_AT_ONCE) return unsent('unreachable')
  const put = await storing((db) =>
    db.transact([db.outbox], () => putEdits(db, owner, edits, uncertain)),
  )
  if (!put.ok) return unsent(put.problem.code)
  void flushOutbox()
  return done({ state: 'saved' })
}

function unsent(code: ProblemCode): Result<never, Failure> {
  const { problem } = failed(code)
  return { ok: false, problem: { status: 0, body: undefined, problem } }
}
