import { done } from '#domain/problem.ts'
import type { Problem, Result } from '#domain/problem.ts'
import type { OwnedProduct, ProductFields } from '#domain/ownedProduct.ts'
import { copyOf } from './adminCopy.ts'
import type { Failure } from './failure.ts'
import { newRecordId } from './newRecordId.ts'
import { ask } from './pocketbase.ts'
import { isFields, reading } from './reading.ts'
import type { Read } from './reading.ts'
import { readProduct } from './readProduct.ts'
import { withProgress } from './withProgress.ts'
import type { OnProgress } from './withProgress.ts'

/** Why a change was not taken; `newer` is what somebody else has saved meanwhile. */
export type Refusal<Value> = { problem: Problem; newer?: Value }

/** A photo to send, `none` to take the one there is away, or nothing to leave it as it is. */
export type PhotoChange = Blob | 'none' | undefined

/** Every product with drafts and deleted ones, as this device knows them. */
export const ownedProducts = copyOf('products', readOwnedProduct)

type NewProduct = { id?: string; fields: ProductFields; photo?: PhotoChange }

/** Adds a product. With the id of an earlier try it is added once, however often it is sent. */
export async function addProduct(
  { id = newRecordId(), fields, photo }: NewProduct,
  onProgress?: OnProgress,
): Promise<Result<OwnedProduct, Refusal<OwnedProduct>>> {
  const body = { id, ...bodyOf(fields), ...photoBody(photo) }
  const answer = await ask('admin', (client) =>
    client.collection('products').create(body, withProgress(photo, onProgress)),
  )
  return taken(answer)
}

/** Changes a product. It is refused when the server has a newer one than `before`. */
export async function changeProduct(
  before: OwnedProduct,
  changes: Partial<ProductFields> & { deleted?: boolean; photo?: PhotoChange },
  onProgress?: OnProgress,
): Promise<Result<OwnedProduct, Refusal<OwnedProduct>>> {
  const { photo, deleted, ...fields } = changes
  const body = {
    ...bodyOf(fields),
    ...photoBody(photo),
    ...(deleted !== undefined && { deleted }),
  }
  const query = { base: before.rev }
  const answer = await ask('admin', (client) =>
    client
      .collection('products')
      .update(before.id, body, { query, ...withProgress(photo, onProgress) }),
  )
  return taken(answer)
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
      fields: bodyOf(fields),
    })),
  }
  const answer = await ask('admin', (client) =>
    client.send<unknown>('/api/owner/products', { method: 'POST', body }),
  )
  if (!answer.ok) return refusal(answer.problem)
  await ownedProducts.pull()
  return done(changes.length)
}

function taken(answer: Result<unknown, Failure>): Result<OwnedProduct, Refusal<OwnedProduct>> {
  if (!answer.ok) return refusal(answer.problem)
  const product = readOwnedProduct(answer.value)
  if (!product.ok) return { ok: false, problem: { problem: { code: 'refused' } } }
  ownedProducts.take(product.value)
  return done(product.value)
}

function refusal({ body, problem }: Failure): {
  ok: false
  problem: Refusal<OwnedProduct>
} {
  const data = isFields(body) && isFields(body['data']) ? body['data'] : {}
  const newer = readOwnedProduct(data['record'])
  return { ok: false, problem: { problem, ...(newer.ok && { newer: newer.value }) } }
}

function bodyOf(fields: Partial<ProductFields>): Record<string, unknown> {
  return 'name' in fields ? { ...fields, detail: fields.detail ?? null } : { ...fields }
}

function photoBody(photo: PhotoChange): { photo?: Blob | null } {
  if (photo === undefined) return {}
  return { photo: photo === 'none' ? null : new File([photo], 'photo.jpg', { type: photo.type }) }
}

function readOwnedProduct(wire: unknown): Read<OwnedProduct> {
  const product = readProduct(wire)
  if (!product.ok) return product
  const from = reading(wire)
  const file = from.textOr('photo', '')
  const photo = file && `/api/files/products/${product.value.id}/${file}`
  return from.finish({ ...product.value, photo, deleted: from.flag('deleted') })
}
