import { isToCome } from '#domain/fittings/fitting.ts'
import type { DeskFitting } from '#domain/desk/fittingWeek.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { sumsOf } from '#domain/money/ledger.ts'
import { chatLink } from '#domain/site/chatLink.ts'
import { shippingPhone } from '#domain/orders/shipping.ts'
import { orderLinks } from '#domain/shop/orderLinks.ts'
import { fittingDesk as words } from '#copy/desk/adminFittings.ts'
import { fittingWords } from '#copy/account/fittings.ts'
import { fittingChatText } from '#copy/shop/statusMessage.ts'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useMessages } from '#features/admin/chat/useMessages.ts'

/** A fitting with its order, as the desk shows it. */
export type ShownFitting = DeskFitting<OwnerOrder>

/**
 * Opens the chat with a message about the fitting and a link to the page where the customer answers
 * it; hidden until the order has a number, or if the customer's number cannot be dialled.
 */
export function FittingChat({ fitting, order }: ShownFitting) {
  const { payment } = usePageData().shop
  const messages = useMessages()
  const { number, payToken = '', shipping } = order
  const phone = shippingPhone(shipping)
  if (!number || payToken === '' || phone === undefined || !isToCome(fitting)) return null
  const kind = fitting.status === 'confirmed' ? 'agreedFitting' : 'fitting'
  const sums = sumsOf(order.total, order)
  const facts = {
    ...order,
    name: shipping.firstName,
    sums,
    links: orderLinks(location.origin, order, { sums, payment }),
    fitting: { words: fittingWords(fitting), link: location.origin + paths.fittings(payToken) },
  }
  return (
    <a
      className="button"
      data-look="outline"
      href={chatLink(phone, fittingChatText(facts, kind, messages[kind]))}
      target="_blank"
      rel="noreferrer"
    >
      {words.tell}
    </a>
  )
}
