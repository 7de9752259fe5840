import { orderSuccess as words } from '#copy/shop/checkout.ts'
import { NavigateButton } from '#ui/parts/NavigateButton.tsx'
import { paths } from '#ui/routing/paths.ts'

/** Links to the collection and to the orders. */
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
