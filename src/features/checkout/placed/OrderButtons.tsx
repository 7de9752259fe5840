import { orderSuccess as words } from '#copy/shop/checkout.ts'
import type { ButtonLook } from '#ui/parts/Button.tsx'
import { NavigateButton } from '#ui/parts/NavigateButton.tsx'
import { paths } from '#ui/routing/paths.ts'

type OrderButtonsProps = {
  /** `outline` where the page has a more important button. */
  continueLook?: ButtonLook
}

/** Links to the collection and to the orders. */
export function OrderButtons({ continueLook = 'solid' }: OrderButtonsProps) {
  return (
    <div className="row">
      <NavigateButton look={continueLook} to={paths.catalogue}>
        {words.continueShopping}
      </NavigateButton>
      <NavigateButton look="outline" to={paths.dashboardTab('orders')}>
        {words.viewOrders}
      </NavigateButton>
    </div>
  )
}
