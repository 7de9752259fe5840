import { copyOf } from './replica.ts'
import { readOwnedProduct } from '#data/parse/parseOwnedProduct.ts'
import { readOwnerOrder } from '#data/parse/parseOwnerOrder.ts'

/** Every product with drafts and deleted ones, as the server last said. */
export const productBook = copyOf('products', readOwnedProduct)

/** Every order of the house, as the server last said. */
export const orderBook = copyOf('orders', readOwnerOrder)
