import { isNoOp, MAX_AT_ONCE, type DeskEdit, type ProductEdit } from '#domain/desk/deskEdit.ts'
import { done, type Problem, type Result } from '#domain/base/problem.ts'
import { awaiting, type Awaited } from './awaitedEdits.ts'
import { registerEditSender } from '#data/outbox/sending/editSender.ts'
import { editIdFor, queueOf, ownerId, enqueueEdit } from './editQueue.ts'
import { rebaseQueued, sendEdit } from './sendEdit.ts'
import { toStoredPhoto, type PhotoChange } from './storedPhoto.ts'
import { isReachable } from '#data/server/reachability.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { deliver } from '#data/outbox/sending/deliver.ts'
import { flushOutbox } from '#data/outbox/sending/queue.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { OnProgress } from '#data/server/uploadProgress.ts'

/**
 * `sent`: the server has it, with its `record` if this tab got the response; `saved`: it waits on
 * this device; `unchanged`: it changes nothing, so there is nothing to send.
 */
export type SubmittedEdit = { state: 'sent'; record: unknown } | { state: 'saved' | 'unchanged' }

/** Why an edit was refused, with the server's record if that is newer. */
export type EditRefusal = { problem: Problem; newer?: unknown }

registerEditSender({ owner: ownerId, send: sendEdit, delivered: rebaseQueued })

/**
 * Enqueues an edit and sends its lane at once. A refusal is returned and leaves nothing queued,
 * unless the edit was merged into one that had been reported as saved.
 */
export async function submitEdit(
  edit: DeskEdit,
  { photo, onProgress }: { photo?: PhotoChange; onProgress?: OnProgress | undefined } = {},
): Promise<Result<SubmittedEdit, EditRefusal>> {
  if (isNoOp(edit) && photo === undefined) return done({ state: 'unchanged' })
  const screen: Awaited = { onProgress }
  const queued = { id: editIdFor(edit), edit, photo: await toStoredPhoto(photo) }
  return awaiting(queued.id, screen, async () => {
    const put = await writeLocal((db) =>
      db.transact([db.outbox], () => enqueueEdit(db, ownerId(), queued)),
    )
    if (!put.ok) return { ok: false, problem: { problem: put.problem } }
    if (put.value === 'undone') return done({ state: 'saved' })
    const { id } = put.value
    const delivery = await deliver(id, 'desk', id !== queued.id)
    const { record } = screen
    if (!delivery.ok) return { ok: false, problem: { problem: delivery.problem, newer: record } }
    return done(delivery.value === 'sent' ? { state: 'sent', record } : { state: 'saved' })
  })
}

/**
 * Submits many edits as one entry, which the server applies completely or not at all. If the server
 * cannot be reached, all are queued as separate edits, each then sent, refused or in conflict
 * independently.
 */
export async function submitEdits(
  edits: readonly ProductEdit[],
): Promise<Result<SubmittedEdit, EditRefusal>> {
  const owner = ownerId()
  const waiting = await writeLocal(async (db) => (await queueOf(db, owner)).length)
  if (waiting.ok && waiting.value === 0 && (await isReachable())) {
    return submitEdit({ what: 'many', id: newRecordId(), edits })
  }
  if (edits.length > MAX_AT_ONCE)
    return { ok: false, problem: { problem: { code: 'unreachable' } } }
  const put = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      for (const edit of edits) await enqueueEdit(db, owner, { id: editIdFor(edit), edit })
    }),
  )
  if (!put.ok) return { ok: false, problem: { problem: put.problem } }
  void flushOutbox()
  return done({ state: 'saved' })
}
