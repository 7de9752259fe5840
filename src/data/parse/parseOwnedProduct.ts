import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'
import { parseProduct } from './parseProduct.ts'

/** A product as the server returns it to the shop's owner. */
export function parseOwnedProduct(wire: unknown): Parsed<OwnedProduct> {
  const product = parseProduct(wire)
  if (!product.ok) return product
  const from = fieldReader<OwnedProduct>(wire)
  const file = from.textOr('photo', '')
  const photo = file && `/api/files/products/${product.value.id}/${file}`
  return from.finish({ ...product.value, photo, deleted: from.flag('deleted') })
}
