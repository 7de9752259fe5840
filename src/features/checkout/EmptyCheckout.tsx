import { quietOrderUnderWay } from '#data/quiet.ts'
import { cart as cartWords } from '#copy/cart.ts'
import { checkout as words } from '#copy/checkout.ts'
import { problemMessages } from '#copy/notices.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { NavigateButton } from '#ui/NavigateButton.tsx'
import { OrderUnderWay } from '#ui/OrderUnderWay.tsx'
import { paths } from '#ui/paths.ts'
import { useLive } from '#ui/useLive.ts'

/** There is nothing to order: says so, with the ways back (spec section 5). */
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
