import { replicaOf } from './replica.ts'
import { parseOwnedProduct } from '#data/parse/parseOwnedProduct.ts'
import { parseOwnerOrder } from '#data/parse/parseOwnerOrder.ts'

/** Every product with drafts and deleted ones, as the server last said. */
export const productReplica = replicaOf('products', parseOwnedProduct)

/** Every order of the house, as the server last said. */
export const orderReplica = replicaOf('orders', parseOwnerOrder)
