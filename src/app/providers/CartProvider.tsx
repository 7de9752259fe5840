import { useMemo, type ReactNode } from 'react'
import type { LineChoice } from '#domain/orders/cart.ts'
import { cartCount } from '#data/outbox/cartCount.ts'
import { CartContext } from '#ui/state/contexts.ts'
import { notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import { useDeviceValue } from './useDeviceValue.ts'
import type { Product } from '#domain/products/product.ts'

/** This device's cart, synced with its other tabs. */
export function CartProvider({ children }: { children: ReactNode }) {
  const count = useDeviceValue(cartCount) ?? 0
  const cart = useMemo(() => ({ count, add }), [count])
  return <CartContext value={cart}>{children}</CartContext>
}

async function add(product: Product, choice?: LineChoice): Promise<boolean> {
  // The cart module loads with the first item added, to keep it out of the start bundle.
  const cart = await import('#data/orders/cart.ts').catch(() => undefined)
  const added = await cart?.addToCart(product, choice)
  if (added?.ok) notifySuccess('addedToCart')
  else notifyProblem(added?.problem ?? 'unreachable')
  return added?.ok === true
}
