import type { ProductChanges } from '#domain/deskEdit.ts'
import { withProductEdits } from '#domain/deskWaiting.ts'
import { done } from '#domain/problem.ts'
import type { Problem, Result } from '#domain/problem.ts'
import type { OwnedProduct, ProductFields } from '#domain/ownedProduct.ts'
import { productBook } from './adminBooks.ts'
import { productBody } from './deskCarry.ts'
import type { PhotoChange } from './deskCarry.ts'
import { handOver, newerRecord } from './deskOutbox.ts'
import type { Handed } from './deskOutbox.ts'
import type { Failure } from './failure.ts'
import { newRecordId } from './newRecordId.ts'
import { withWaiting } from './overlay.ts'
import { ask } from './pocketbase.ts'
import { readOwnedProduct } from './readOwnedProduct.ts'
import type { OnProgress } from './withProgress.ts'

/** Why a change was not taken; `newer` is what somebody else has saved meanwhile. */
export type Refusal<Value> = { problem: Problem; newer?: Value }

/** Whether a change is with the server, or waits on this device. */
export type Kept = Handed['state']

/** Every product with drafts and deleted ones, what waits on this device laid over it. */
export const ownedProducts = {
  ...productBook,
  rows: withWaiting(productBook.rows, withProductEdits),
}

type NewProduct = { id?: string; fields: ProductFields; photo?: PhotoChange }

/** Adds a product. With the id of an earlier try it is added once, however often it is sent. */
export async function addProduct(
  { id = newRecordId(), fields, photo }: NewProduct,
  onProgress?: OnProgress,
): Promise<Result<Kept, Refusal<OwnedProduct>>> {
  const handed = await handOver({ what: 'newProduct', id, fields }, { photo, onProgress })
  return handed.ok ? done(handed.value.state) : refusal(handed.problem)
}

/**
 * Changes a product, offline too. It is refused when the server has a newer one than `before`; one
 * that waited here and meets a newer one then asks the owner.
 */
export async function changeProduct(
  before: OwnedProduct,
  changes: ProductChanges & { photo?: PhotoChange },
  onProgress?: OnProgress,
): Promise<Result<Kept, Refusal<OwnedProduct>>> {
  const { photo, ...fields } = changes
  const { id, rev: base } = before
  const edit = { what: 'product' as const, id, base, before, changes: fields }
  const handed = await handOver(edit, { photo, onProgress })
  return handed.ok ? done(handed.value.state) : refusal(handed.problem)
}

/** One of many: a product to add, or one to change together with the revision it was read at. */
export type ManyChange = { product?: OwnedProduct; fields: Partial<ProductFields> }

/** Adds and changes many products: all of them, or none when one of them is refused. */
export async function changeManyProducts(
  changes: readonly ManyChange[],
): Promise<Result<number, Refusal<OwnedProduct>>> {
  const body = {
    changes: changes.map(({ product, fields }) => ({
      id: product?.id ?? newRecordId(),
      ...(product && { base: product.rev }),
      fields: productBody(fields),
    })),
  }
  const answer = await ask('admin', (client) =>
    client.send<unknown>('/api/owner/products', { method: 'POST', body }),
  )
  if (!answer.ok) return refusal(answer.problem)
  await productBook.pull()
  return done(changes.length)
}

function refusal(failure: Failure): { ok: false; problem: Refusal<OwnedProduct> } {
  const newer = readOwnedProduct(newerRecord(failure))
  return {
    ok: false,
    problem: { problem: failure.problem, ...(newer.ok && { newer: newer.value }) },
  }
}
