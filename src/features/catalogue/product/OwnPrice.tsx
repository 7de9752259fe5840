import { useMemo } from 'react'
import { deferSubscription } from '#data/live/deferSubscription.ts'
import type { Product } from '#domain/products/product.ts'
import { ReducedPrice } from '#ui/facts/ReducedPrice.tsx'
import { Price } from '#ui/parts/Price.tsx'
import { useLazy } from '#ui/state/useLazy.ts'
import { useLive } from '#ui/state/useLive.ts'

const loadCart = () => import('#data/cart/cart.ts')

type Cart = Awaited<ReturnType<typeof loadCart>>

/**
 * What one piece costs this shopper: where the product's offer applies to them, after its full
 * price.
 */
export function OwnPrice({ product }: { product: Product }) {
  const cart = useLazy(product.detail?.offer !== undefined, loadCart)
  return cart ? <Reduced product={product} cart={cart} /> : <Price rupees={product.price} charged />
}

function Reduced({ product, cart }: { product: Product; cart: Cart }) {
  const discount = useMemo(() => deferSubscription(cart.pieceDiscount(product)), [cart, product])
  const rupees = useLive(discount) ?? 0
  if (rupees === 0) return <Price rupees={product.price} charged />
  return <ReducedPrice full={product.price} reduced={product.price - rupees} />
}
