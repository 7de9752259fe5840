import { cartLines } from '#data/orders/cart.ts'
import { cart } from '#copy/shop/cart.ts'
import { checkout as words } from '#copy/shop/checkout.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { Head } from '#ui/parts/Head.tsx'
import { useLive } from '#ui/state/useLive.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { EmptyCheckout } from './EmptyCheckout.tsx'
import { useCheckoutDraft } from './useCheckoutDraft.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

/**
 * Address, payment and order; an empty cart shows a notice instead, and guests may order (spec
 * section 6).
 */
export function Checkout() {
  const { draft, number, change, renew } = useCheckoutDraft()
  const placing = usePlaceOrder({ renew })
  const inCart = useLive(cartLines)
  const lines = placing.sending ?? inCart
  const ready = lines !== undefined && draft !== undefined
  return (
    <div className="page stack" aria-busy={!ready}>
      <Head copy={shopperPages.checkout} />
      <h1>{words.title}</h1>
      {!ready && <p role="status">{cart.loading}</p>}
      {ready && lines.length === 0 && <EmptyCheckout />}
      {ready && lines.length > 0 && (
        <CheckoutForm
          draft={draft}
          number={number}
          lines={lines}
          change={change}
          placing={placing}
        />
      )}
    </div>
  )
}
