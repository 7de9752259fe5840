import { orderSuccess as words } from '#copy/checkout.ts'
import { NavigateButton } from '#ui/NavigateButton.tsx'
import { paths } from '#ui/paths.ts'

/** Where one goes from here: on to the collection or to the orders (spec section 2). */
export function OrderButtons() {
  return (
    <div className="row">
      <NavigateButton to={paths.catalogue}>{words.continueShopping}</NavigateButton>
      <NavigateButton look="outline" to={paths.dashboardTab('orders')}>
        {words.viewOrders}
      </NavigateButton>
    </div>
  )
}
