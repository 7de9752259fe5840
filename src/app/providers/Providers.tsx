import { type ReactNode, useMemo, startTransition, useEffect, useState } from 'react'
import type { Session } from '#domain/account/session.ts'
import { session } from '#data/auth/session.ts'
import { AuthContext, CurrencyContext, usePageData, CartContext } from '#ui/state/contexts.ts'
import { formatPrice } from '#domain/base/money.ts'
import { chooseCurrency, chosenCurrency } from '#data/shop/currency.ts'
import type { AddChoice } from '#domain/cart/cart.ts'
import { keepTapped } from '#data/cart/tappedPieces.ts'
import { cartCount } from '#data/cart/cartCount.ts'
import { afterPaint } from '#data/live/afterPaint.ts'
import { notifyAdded, notifyProblem } from '#ui/notices/notify.ts'
import type { Product } from '#domain/products/product.ts'
import type { Live } from '#domain/base/live.ts'
import { useLive } from '#ui/state/useLive.ts'

/** Fills the shared contexts with this device's data. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <AuthProvider>
      <CurrencyProvider>
        <CartProvider>{children}</CartProvider>
      </CurrencyProvider>
    </AuthProvider>
  )
}

const UNKNOWN: Session = { status: 'loading' }

/** Provides the session. The page renders without waiting for it. */
function AuthProvider({ children }: { children: ReactNode }) {
  const current = useDeviceValue(session) ?? UNKNOWN
  const auth = useMemo(() => ({ session: current }), [current])
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The display currency, remembered on this device (rupees by default). */
function CurrencyProvider({ children }: { children: ReactNode }) {
  const { rates } = usePageData().shop
  const currency = useDeviceValue(chosenCurrency) ?? 'INR'
  const choice = useMemo(
    () => ({
      currency,
      rates,
      setCurrency: chooseCurrency,
      format: (rupees: number) => formatPrice(rupees, currency, rates),
    }),
    [currency, rates],
  )
  return <CurrencyContext value={choice}>{children}</CurrencyContext>
}

/** This device's cart, synced with its other tabs. */
function CartProvider({ children }: { children: ReactNode }) {
  const count = useDeviceValue(cartCount) ?? 0
  const cart = useMemo(() => ({ count, add }), [count])
  return <CartContext value={cart}>{children}</CartContext>
}

async function add(product: Product, choice?: AddChoice): Promise<boolean> {
  const release = keepTapped({ product, ...choice })
  // Lets the button paint its pressed state before the cart code occupies the main thread.
  await new Promise<void>(afterPaint)
  // The cart module loads with the first item added, to keep it out of the start bundle.
  const cart = await import('#data/cart/cart.ts').catch(() => void release())
  const added = await cart?.addTapped(product, choice, release)
  if (!added?.ok) notifyProblem(added?.problem ?? 'unreachable')
  else if (added.value) notifyAdded(added.value)
  return added?.ok === true
}

const NEVER_KNOWN = { subscribe: () => () => undefined, current: () => undefined }

/**
 * A live value of this device for a context around the whole page. On a server-rendered page it
 * arrives in a transition: a synchronous update would make React hydrate the whole page in one long
 * task.
 */
function useDeviceValue<Value>(live: Live<Value>): Value | undefined {
  const [ready, setReady] = useState(usePageData().seq === undefined)
  useEffect(() => {
    startTransition(() => setReady(true))
  }, [])
  return useLive(ready ? live : NEVER_KNOWN)
}
