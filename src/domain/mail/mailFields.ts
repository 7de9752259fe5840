import { formatPhone } from '#domain/base/phone.ts'
import { orderChatLink } from '#domain/orders/chat.ts'
import { itemLines } from '#domain/orders/itemLines.ts'
import { formatRupees } from '#domain/base/money.ts'
import { sumsOf } from '#domain/money/ledger.ts'
import { orderLinks } from '#domain/shop/orderLinks.ts'
import { PAYMENT_METHOD, type Order } from '#domain/orders/order.ts'
import type { AppointmentForm, TailoringForm } from '#domain/orders/requests.ts'
import type { Shopper } from '#domain/account/session.ts'
import type { Shop } from '#domain/shop/shop.ts'
import type { MailFields } from './storefrontMail.ts'

/**
 * The variables of the order templates, named as in the templates, the days as
 * `2026-11-30`, and the pages of the order at the shop's origin; empty for none.
 */
export function orderFields(order: Order, shop: Shop, origin: string): MailFields {
  const { number, shipping, lines, total, note, currency } = order
  const { rates, payment } = shop
  const sums = sumsOf(total, { received: 0, discounted: 0 })
  const links = orderLinks(origin, order, { sums, payment })
  const link = orderChatLink(shop.whatsappNumber, {
    number,
    shipping,
    lines,
    total,
    note,
    currency,
    rates,
  })
  return {
    order_id: number,
    ...shipping,
    order_items: itemLines(lines),
    total_price: formatRupees(total),
    customer_email: shipping.email,
    payment_method: PAYMENT_METHOD,
    whatsapp_link: link,
    whatsapp_number: shop.whatsappNumber,
    trial_date: order.trialDate ?? '',
    promised_date: order.dueDate ?? '',
    needed_by: order.neededBy ?? '',
    order_link: links.order,
    pay_link: links.pay ?? '',
  }
}

/** The submitted appointment form. */
export function appointmentFields(form: AppointmentForm): MailFields {
  const { name, email, phone, service, message } = form
  return { name, email, phone: formatPhone(phone), service, message }
}

/**
 * The notification of a tailoring request: who sent it and where to read it. Measurements, and the
 * free text in which people write them, are left out: they stay between shopper and house.
 */
export function tailoringFields(
  id: string,
  form: Pick<TailoringForm, 'material' | 'color' | 'fitType' | 'hasPurchased' | 'orderCode'>,
  shopper: Pick<Shopper, 'name' | 'email' | 'phone'>,
  deskLink: string,
): MailFields {
  const { material, color, fitType, hasPurchased, orderCode } = form
  const { name, email, phone } = shopper
  return {
    request_id: id,
    name,
    email,
    phone: formatPhone(phone),
    material,
    color,
    fitType,
    orderCode,
    hasPurchased: hasPurchased ? 'yes' : 'no',
    reply_to: email,
    desk_link: deskLink,
  }
}
