import type { ProductChanges, ProductEdit } from '#domain/desk/deskEdit.ts'
import { withProductEdits } from '#domain/desk/optimisticUpdates.ts'
import { done, type Problem, type Result } from '#domain/base/problem.ts'
import type { OwnedProduct, ProductFields } from '#domain/products/ownedProduct.ts'
import { productReplica } from '#data/desk/replicas/replicas.ts'
import type { PhotoChange } from '#data/desk/edits/storedPhoto.ts'
import {
  submitEdit,
  submitEdits,
  type EditRefusal,
  type SubmittedEdit,
} from '#data/desk/edits/submitEdit.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { withQueued } from '#data/desk/edits/queuedEdits.ts'
import { parseOwnedProduct } from '#data/parse/parseOwnedProduct.ts'
import type { OnProgress } from '#data/server/uploadProgress.ts'

/** Why a change was refused; `newer` is the record that has been saved meanwhile. */
export type RefusedEdit<Value> = { problem: Problem; newer?: Value }

/** Whether a change was sent, waits on this device, or changed nothing. */
export type EditState = SubmittedEdit['state']

/**
 * Every product including drafts and deleted ones, with this device's queued edits applied on top.
 */
export const ownedProducts = {
  ...productReplica,
  rows: withQueued(productReplica.rows, withProductEdits),
}

type NewProduct = { id?: string; fields: ProductFields; photo?: PhotoChange }

/** Adds a product. The id is the idempotency key: retries with the same id add it once. */
export async function addProduct(
  { id = newRecordId(), fields, photo }: NewProduct,
  onProgress?: OnProgress,
): Promise<Result<EditState, RefusedEdit<OwnedProduct>>> {
  const submitted = await submitEdit({ what: 'newProduct', id, fields }, { photo, onProgress })
  return submitted.ok ? done(submitted.value.state) : refusal(submitted.problem)
}

/**
 * Changes a product, online or offline. Refused when the server has a newer one than `before`; a
 * queued change that meets a newer one asks the owner to resolve the conflict.
 */
export async function changeProduct(
  before: OwnedProduct,
  changes: ProductChanges & { photo?: PhotoChange },
  onProgress?: OnProgress,
): Promise<Result<EditState, RefusedEdit<OwnedProduct>>> {
  const { photo, ...fields } = changes
  const submitted = await submitEdit(editOf(before, fields), { photo, onProgress })
  return submitted.ok ? done(submitted.value.state) : refusal(submitted.problem)
}

/** One change of a batch: a product to add, or changes to an existing one. */
export type ManyChange =
  | { fields: ProductFields }
  | { product: OwnedProduct; changes: ProductChanges }

/**
 * Adds and changes many products: all of them, or none when one is refused. Offline they are all
 * queued, each as an edit of its own.
 */
export async function changeManyProducts(
  changes: readonly ManyChange[],
): Promise<Result<EditState, RefusedEdit<OwnedProduct>>> {
  const submitted = await submitEdits(changes.map(editFor))
  // A refusal means there are newer records: pull them, so that the next try starts from those.
  if (!submitted.ok || submitted.value.state === 'sent') await productReplica.pull()
  return submitted.ok ? done(submitted.value.state) : refusal(submitted.problem)
}

function editFor(change: ManyChange): ProductEdit {
  if ('fields' in change) {
    return { what: 'newProduct', id: newRecordId(), fields: change.fields }
  }
  return editOf(change.product, change.changes)
}

function editOf(before: OwnedProduct, changes: ProductChanges): ProductEdit {
  return { what: 'product', id: before.id, base: before.rev, before, changes }
}

function refusal(refused: EditRefusal): { ok: false; problem: RefusedEdit<OwnedProduct> } {
  const newer = parseOwnedProduct(refused.newer)
  const { problem } = refused
  return { ok: false, problem: { problem, ...(newer.ok && { newer: newer.value }) } }
}
