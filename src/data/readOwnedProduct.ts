import type { OwnedProduct } from '#domain/ownedProduct.ts'
import { reading } from './reading.ts'
import type { Read } from './reading.ts'
import { readProduct } from './readProduct.ts'

/** A product as the server gives it to the owner. */
export function readOwnedProduct(wire: unknown): Read<OwnedProduct> {
  const product = readProduct(wire)
  if (!product.ok) return product
  const from = reading(wire)
  const file = from.textOr('photo', '')
  const photo = file && `/api/files/products/${product.value.id}/${file}`
  return from.finish({ ...product.value, photo, deleted: from.flag('deleted') })
}
