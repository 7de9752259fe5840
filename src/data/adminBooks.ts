import { copyOf } from './adminCopy.ts'
import { readOwnedProduct } from './readOwnedProduct.ts'
import { readOwnerOrder } from './readOwnerOrder.ts'

/** Every product with drafts and deleted ones, as the server last said. */
export const productBook = copyOf('products', readOwnedProduct)

/** Every order of the house, as the server last said. */
export const orderBook = copyOf('orders', readOwnerOrder)
