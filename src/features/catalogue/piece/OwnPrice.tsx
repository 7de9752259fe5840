import { whenLocalData } from '#data/storage/localData.ts'
import type { Product } from '#domain/products/product.ts'
import { ReducedPrice } from '#ui/facts/ReducedPrice.tsx'
import { Price } from '#ui/parts/Price.tsx'
import { useLive } from '#ui/state/useLive.ts'

/** A device that has stored nothing has no offer of its own. */
const discounts = whenLocalData(async () => (await import('#data/cart/cart.ts')).pieceDiscounts)

/**
 * What one piece costs this shopper: where the product's offer applies to them, beside its full
 * price.
 */
export function OwnPrice({ product, charged = true }: { product: Product; charged?: boolean }) {
  const off = useLive(discounts)?.(product) ?? 0
  if (off === 0) return <Price rupees={product.price} charged={charged} />
  return <ReducedPrice full={product.price} reduced={product.price - off} charged={charged} />
}
