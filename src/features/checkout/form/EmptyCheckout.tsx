import { quietOrderUnderWay } from '#data/sync/deferred.ts'
import { cart as cartWords } from '#copy/shop/cart.ts'
import { checkout as words } from '#copy/shop/checkout.ts'
import { problemMessages } from '#copy/base/notices.ts'
import { ButtonLink } from '#ui/parts/ButtonLink.tsx'
import { NavigateButton } from '#ui/parts/NavigateButton.tsx'
import { OrderUnderWay } from '#ui/parts/OrderUnderWay.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'

/** Checkout with an empty cart: says so, with links back (spec section 5). */
export function EmptyCheckout() {
  return (
    <div className="notice">
      <p role="alert">{problemMessages.cartEmpty}</p>
      <OrderUnderWay order={useLive(quietOrderUnderWay)?.order} />
      <div className="row">
        <NavigateButton to={paths.catalogue}>{cartWords.continueShopping}</NavigateButton>
        <ButtonLink look="quiet" to={paths.cart}>
          {words.backToCart}
        </ButtonLink>
      </div>
    </div>
  )
}
