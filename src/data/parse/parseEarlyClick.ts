import type { LineChoice } from '#domain/orders/cart.ts'
import type { Product } from '#domain/products/product.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'
import { parseProduct } from './parseProduct.ts'

/** A piece that the page's inline script handed over: what was tapped, and the chosen material. */
export function parseEarlyClick(stored: unknown): Parsed<{ product: Product; choice: LineChoice }> {
  const from = fieldReader(stored)
  const product = from.ifReadable('product', parseProduct)
  const material = from.textOr('material', '')
  return from.finish(product && { product, choice: material === '' ? {} : { material } })
}
