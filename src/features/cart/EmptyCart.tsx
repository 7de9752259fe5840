import { cart as words } from '#copy/cart.ts'
import { emptyStates } from '#copy/messages.ts'
import { NavigateButton } from '#ui/NavigateButton.tsx'
import { paths } from '#ui/paths.ts'

/** What stands where there is nothing to buy yet. */
export function EmptyCart() {
  return (
    <div className="notice">
      <p>{emptyStates.cart}</p>
      <NavigateButton to={paths.catalogue}>{words.continueShopping}</NavigateButton>
    </div>
  )
}
