import { useEffect, useEffectEvent } from 'react'
import { linesTooMany } from '#domain/cart/cart.ts'
import { cartLines } from '#data/cart/cart.ts'
import { liveSets } from '#data/measurements/measurementSetList.ts'
import { cart as cartWords } from '#copy/shop/cart.ts'
import { checkout as words } from '#copy/shop/checkout.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { Head } from '#ui/parts/Head.tsx'
import { useLive } from '#ui/state/useLive.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { useCheckoutDraft } from './useCheckoutDraft.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
import { deferredOrderInFlight } from '#data/sync/deferred.ts'
import { problemMessages } from '#copy/base/notices.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { NavigateButton } from '#ui/parts/NavigateButton.tsx'
import { EmptyState } from '#ui/pictures/EmptyState.tsx'
import { OrderInFlight } from '#ui/parts/OrderInFlight.tsx'
import { paths } from '#ui/routing/paths.ts'

/** Address, payment and order; an empty cart shows a notice instead, and guests may order. */
export function Checkout() {
  const { draft, number, change, renewOrderId, reload } = useCheckoutDraft()
  const placing = usePlaceOrder({ renewOrderId })
  useOnShown(() => void (placing.busy || reload()))
  const inCart = useLive(cartLines)
  const lines = placing.sending ?? inCart
  const tooMany = linesTooMany(lines ?? [])
  // The form asks for them too: known before it is shown, they do not move it.
  const sets = useLive(liveSets)
  const ready = lines !== undefined && draft !== undefined && sets !== undefined
  return (
    <div className="page stack" aria-busy={!ready}>
      <Head copy={shopperPages.checkout} />
      <h1>{words.title}</h1>
      {!ready && <p role="status">{cartWords.loading}</p>}
      {ready && lines.length === 0 && <EmptyCheckout />}
      {ready && tooMany > 0 && <TooManyLines many={tooMany} />}
      {ready && lines.length > 0 && tooMany === 0 && (
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

/** Checkout with more lines than an order takes: says how many have to go, with a link to the cart. */
function TooManyLines({ many }: { many: number }) {
  return (
    <div className="notice">
      <p role="alert">{cartWords.tooMany(many)}</p>
      <NavigateButton to={paths.cart}>{words.backToCart}</NavigateButton>
    </div>
  )
}

/** Checkout with an empty cart: says so, with links back. */
function EmptyCheckout() {
  return (
    <EmptyState picture="gallery-fabrics">
      <p role="alert">{problemMessages.cartEmpty}</p>
      <OrderInFlight order={useLive(deferredOrderInFlight)?.order} />
      <div className="row">
        <NavigateButton to={paths.catalogue}>{cartWords.continueShopping}</NavigateButton>
        <ButtonLink look="quiet" to={paths.cart}>
          {words.backToCart}
        </ButtonLink>
      </div>
    </EmptyState>
  )
}

/** Calls back whenever the shopper returns to this tab. */
function useOnShown(listener: () => void): void {
  const onShown = useEffectEvent(() => {
    if (document.visibilityState === 'visible') listener()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [])
}
