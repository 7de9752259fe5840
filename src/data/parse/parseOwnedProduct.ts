import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { reading } from './parse.ts'
import type { Read } from './parse.ts'
import { readProduct } from './parseProduct.ts'

/** A product as the server gives it to the owner. */
export function readOwnedProduct(wire: unknown): Read<OwnedProduct> {
  const product = readProduct(wire)
  if (!product.ok) return product
  const from = reading(wire)
  const file = from.textOr('photo', '')
  const photo = file && `/api/files/products/${product.value.id}/${file}`
  return from.finish({ ...product.value, photo, deleted: from.flag('deleted') })
}
