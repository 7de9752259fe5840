import { quietOrderUnderWay } from '#data/sync/deferred.ts'
import { cart as words } from '#copy/shop/cart.ts'
import { emptyStates } from '#copy/base/messages.ts'
import { NavigateButton } from '#ui/parts/NavigateButton.tsx'
import { OrderUnderWay } from '#ui/parts/OrderUnderWay.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'

/** The empty cart. */
export function EmptyCart() {
  return (
    <div className="notice">
      <p>{emptyStates.cart}</p>
      <OrderUnderWay order={useLive(quietOrderUnderWay)?.order} />
      <NavigateButton to={paths.catalogue}>{words.continueShopping}</NavigateButton>
    </div>
  )
}
