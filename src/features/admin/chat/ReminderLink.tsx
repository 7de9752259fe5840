import { recordReminder } from '#data/desk/ledger.ts'
import { sumsOf } from '#domain/money/ledger.ts'
import type { OrderDue } from '#domain/desk/dues.ts'
import { mayRemind } from '#domain/money/reminder.ts'
import { chatLink } from '#domain/site/chatLink.ts'
import { customerOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { orderLinks } from '#domain/shop/orderLinks.ts'
import { shippingPhone } from '#domain/orders/shipping.ts'
import { adminDues as words, adminMoney } from '#copy/desk/adminMoney.ts'
import { reminderChatText } from '#copy/shop/statusMessage.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { dayText } from '#ui/parts/day.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'
import { useMessages } from './useMessages.ts'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'

/**
 * Opens the chat with a reminder of what is due, and records it. For a week after a reminder it
 * shows that day instead. Hidden while a claimed payment waits for the owner to check the bank.
 */
export function ReminderLink({ due }: { due: OrderDue<OwnerOrder> }) {
  const { payment } = usePageData().shop
  const messages = useMessages()
  const [busy, run] = useBusy()
  const { order, paise, since } = due
  const { id, number, shipping, remindedOn } = order
  const phone = shippingPhone(shipping)
  if (!number || paise === 0 || order.claim !== '') return null
  if (!mayRemind(remindedOn, shopToday()))
    return <small>{words.reminded(dayText(remindedOn))}</small>
  if (phone === undefined) return null
  const sums = sumsOf(order.total, order)
  const links = orderLinks(location.origin, order, { sums, payment })
  const facts = { ...order, name: shipping.firstName, sums, due: { paise, since }, links }

  async function record() {
    const recorded = await recordReminder(id)
    if (recorded.ok) notifyOutcome(recorded.value, adminMoney.reminded)
    else notifyProblem(recorded.problem)
  }

  return (
    <a
      className="button"
      data-look="quiet"
      href={chatLink(phone, reminderChatText(facts, messages.reminder))}
      target="_blank"
      rel="noreferrer"
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : run(record))}
    >
      {words.remind}
      <span className="visually-hidden">, {customerOf(order)}</span>
    </a>
  )
}
