import { isNoOp, MOST_AT_ONCE } from '#domain/desk/deskEdit.ts'
import type { DeskEdit, ProductEdit } from '#domain/desk/deskEdit.ts'
import { done, failed } from '#domain/base/problem.ts'
import type { Problem, Result } from '#domain/base/problem.ts'
import { awaiting } from './awaitedEdits.ts'
import type { Awaited } from './awaitedEdits.ts'
import { registerEditSender } from '#data/outbox/editSender.ts'
import type { PhotoChange } from './executeEdit.ts'
import { idFor, queueOf, ownerId, enqueueEdit } from './editQueue.ts'
import { rebaseQueued, sendEdit } from './sendEdit.ts'
import { isReachable } from '#data/server/reachability.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { deliver, flushOutbox } from '#data/outbox/queue.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { OnProgress } from '#data/server/uploadProgress.ts'

/**
 * `sent` is with the server, which answered `record` where this tab heard it; `saved` waits on this
 * device; `unchanged` ended where it began, so that there is nothing to send.
 */
export type SubmittedEdit = { state: 'sent'; record: unknown } | { state: 'saved' | 'unchanged' }

/** Why an edit was not taken, with the record that the server has instead where it has a newer one. */
export type EditRefusal = { problem: Problem; newer?: unknown }

registerEditSender({ owner: ownerId, send: sendEdit, delivered: rebaseQueued })

/**
 * Hands an edit over: it goes into the outbox and its lane is sent at once. A refusal is the answer
 * and leaves nothing behind, unless the edit joined one that was said to be saved.
 */
export async function submitEdit(
  edit: DeskEdit,
  { photo, onProgress }: { photo?: PhotoChange; onProgress?: OnProgress | undefined } = {},
): Promise<Result<SubmittedEdit, EditRefusal>> {
  if (isNoOp(edit) && photo === undefined) return done({ state: 'unchanged' })
  const screen: Awaited = { onProgress }
  const carried = { id: idFor(edit), edit, photo }
  return awaiting(carried.id, screen, async () => {
    const put = await writeLocal((db) =>
      db.transact([db.outbox], () => enqueueEdit(db, ownerId(), carried)),
    )
    if (!put.ok) return { ok: false, problem: { problem: put.problem } }
    if (put.value === 'undone') return done({ state: 'saved' })
    const { id } = put.value
    const ended = await deliver(id, 'desk', id !== carried.id)
    const { record } = screen
    if (!ended.ok) return { ok: false, problem: { problem: ended.problem, newer: record } }
    return done(ended.value === 'sent' ? { state: 'sent', record } : { state: 'saved' })
  })
}

/**
 * Hands many edits over as one entry, of which the server takes all or none. Where they have to wait,
 * all wait or none, and each is then sent, refused or met by a newer version by itself.
 */
export async function submitEdits(
  edits: readonly ProductEdit[],
): Promise<Result<SubmittedEdit, EditRefusal>> {
  const owner = ownerId()
  const waiting = await writeLocal(async (db) => (await queueOf(db, owner)).length)
  if (waiting.ok && waiting.value === 0 && (await isReachable())) {
    return submitEdit({ what: 'many', id: newRecordId(), edits })
  }
  if (edits.length > MOST_AT_ONCE) return { ok: false, problem: failed('unreachable') }
  const put = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      for (const edit of edits) await enqueueEdit(db, owner, { id: idFor(edit), edit })
    }),
  )
  if (!put.ok) return { ok: false, problem: { problem: put.problem } }
  void flushOutbox()
  return done({ state: 'saved' })
}
