import { orderSuccess as words } from '#copy/shop/checkout.ts'
import { orders } from '#copy/shop/orders.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { Head } from '#ui/parts/Head.tsx'
import { OrderButtons } from './OrderButtons.tsx'

/** Shown when there is no order to confirm. */
export function NoOrder({ text = words.unknown }: { text?: string }) {
  return (
    <div className="page-narrow stack">
      <Head copy={shopperPages.orderWaiting} />
      <h1>{orders.number}</h1>
      <p role="status">{text}</p>
      <OrderButtons />
    </div>
  )
}
