import { quietOrderUnderWay } from '#data/quiet.ts'
import { cart as words } from '#copy/cart.ts'
import { emptyStates } from '#copy/messages.ts'
import { NavigateButton } from '#ui/NavigateButton.tsx'
import { OrderUnderWay } from '#ui/OrderUnderWay.tsx'
import { paths } from '#ui/paths.ts'
import { useLive } from '#ui/useLive.ts'

/** What stands where there is nothing to buy yet. */
export function EmptyCart() {
  return (
    <div className="notice">
      <p>{emptyStates.cart}</p>
      <OrderUnderWay order={useLive(quietOrderUnderWay)?.order} />
      <NavigateButton to={paths.catalogue}>{words.continueShopping}</NavigateButton>
    </div>
  )
}
