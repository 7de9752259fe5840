import { replicaOf } from './replica.ts'
import { parseOwnedProduct } from '#data/parse/parseOwnedProduct.ts'
import { parseOwnerOrder } from '#data/parse/parseOrder.ts'

/** Every product including drafts and deleted ones, as the server last sent them. */
export const productReplica = replicaOf('products', parseOwnedProduct)

/** Every order of the shop, as the server last sent them. */
export const orderReplica = replicaOf('orders', parseOwnerOrder)
