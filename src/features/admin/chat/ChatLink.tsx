import { sumsOf } from '#domain/money/ledger.ts'
import { chatLink } from '#domain/site/chatLink.ts'
import { isOrderStatus } from '#domain/orders/order.ts'
import { owedNow } from '#domain/desk/dues.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { orderLinks } from '#domain/shop/orderLinks.ts'
import { shippingPhone } from '#domain/orders/shipping.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { statusChatText } from '#copy/shop/statusMessage.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useMessages } from './useMessages.ts'

/**
 * Opens the chat with the customer, with a message about the order's status; hidden until the order
 * has a number, and when the customer's phone number cannot be dialled.
 */
export function ChatLink({ order }: { order: OwnerOrder }) {
  const { payment } = usePageData().shop
  const messages = useMessages()
  const { number, shipping } = order
  if (!number) return null
  const phone = shippingPhone(shipping)
  if (phone === undefined) return null
  const sums = sumsOf(order.total, order)
  const links = orderLinks(location.origin, order, { sums, payment })
  const due = { paise: owedNow(order), since: '' }
  const facts = { ...order, name: shipping.firstName, sums, due, links }
  const text = statusChatText(
    facts,
    isOrderStatus(order.status) ? messages[order.status] : undefined,
  )
  return (
    <a
      className="button"
      data-look="outline"
      href={chatLink(phone, text)}
      target="_blank"
      rel="noreferrer"
    >
      {adminOrders.chat}
    </a>
  )
}
