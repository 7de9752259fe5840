import { lineTotal } from '#domain/cart.ts'
import { orderChatLink } from '#domain/chat.ts'
import type { ChatOrder } from '#domain/chat.ts'
import { formatRupees } from '#domain/money.ts'
import type { Shop } from '#domain/shop.ts'
import { escapeHtml, plainLine } from '#domain/text.ts'
import { counted } from './count.ts'

/** A mail as text and as HTML that says the same. */
export type MailText = { subject: string; text: string; html: string }

/** What stands in a mail, from top to bottom: sentences, and lists of names with what they are. */
type Part = string | readonly (readonly [name: string, value: string])[]

export type AppointmentMail = {
  name: string
  email: string
  phone: string
  service: string
  message: string
}

export type TailoringMail = {
  name: string
  email: string
  phone: string
  measurements: string
  material: string
  color: string
  fitType: string
  additionalRequests: string
  orderCode: string
}

/** To the house: somebody ordered. */
export function ownerOrderMail(order: ChatOrder, note: string): MailText {
  const { shipping, number } = order
  return mail(`New order ${number} from ${shipping.firstName} ${shipping.lastName}`, [
    `${counted(order.lines.length, 'item', 'items')}, ${formatRupees(order.total)}.`,
    [...pieces(order), ['Total', formatRupees(order.total)]],
    [...address(order), ['E-mail', shipping.email]],
    ...(note === '' ? [] : [`Note: ${note}`]),
    'Answer this mail to write to the customer.',
  ])
}

/** To whoever ordered: what was ordered and how to pay. */
export function customerOrderMail(shop: Shop, order: ChatOrder): MailText {
  return mail(`Your ${shop.name} order ${order.number}`, [
    `Thank you, ${order.shipping.firstName}. We have your order ${order.number}.`,
    [...pieces(order), ['Shipping', 'Free'], ['Total', formatRupees(order.total)]],
    'It goes to:',
    address(order),
    'Payment is settled in a WhatsApp chat with us. This link opens it, the text ready to send:',
    orderChatLink(shop.whatsappNumber, order),
    signature(shop),
  ])
}

/** To the house: somebody would like to come. */
export function appointmentMail(request: AppointmentMail): MailText {
  const { name, email, phone, service, message } = request
  return mail(`Appointment request from ${name}`, [
    [
      ['Name', name],
      ['E-mail', email],
      ['Phone', phone],
      ['Service', service],
    ],
    message,
    'Answer this mail to write to them.',
  ])
}

/** To the house: a shopper describes what they want made. */
export function tailoringMail(request: TailoringMail): MailText {
  return mail(`Tailoring request from ${request.name}`, [
    [
      ['Name', request.name],
      ['E-mail', request.email],
      ['Phone', request.phone],
      ['Material', request.material],
      ['Colour', request.color],
      ['Fit', request.fitType],
      ['Measurements', request.measurements],
      ...(request.orderCode === '' ? [] : [['Earlier order', request.orderCode] as const]),
    ],
    request.additionalRequests,
    'Answer this mail to write to them.',
  ])
}

function pieces({ lines }: ChatOrder): [string, string][] {
  return lines.map((line) => [`${line.name} x ${line.quantity}`, formatRupees(lineTotal(line))])
}

function address({ shipping }: ChatOrder): [string, string][] {
  return [
    ['Name', `${shipping.firstName} ${shipping.lastName}`],
    ['Address', `${shipping.address}, ${shipping.city}, ${shipping.state} ${shipping.zipCode}`],
    ['Country', shipping.country],
    ['WhatsApp', `${shipping.countryCode} ${shipping.phone}`],
  ]
}

function signature(shop: Shop): string {
  return [shop.name, shop.address, shop.phone].filter((line) => line !== '').join('\n')
}

function mail(subject: string, parts: readonly Part[]): MailText {
  const full = parts.filter((part) => part.length > 0)
  const body = full.map(asHtml).join('\n')
  return {
    subject: plainLine(subject).slice(0, 190),
    text: `${full.map(asText).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><body>\n${body}\n</body></html>\n`,
  }
}

function asText(part: Part): string {
  if (typeof part === 'string') return part
  return part.map(([name, value]) => `${name}: ${value}`).join('\n')
}

function asHtml(part: Part): string {
  if (typeof part !== 'string') {
    const rows = part.map(
      ([name, value]) => `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(value)}</td></tr>`,
    )
    return `<table cellpadding="4">${rows.join('')}</table>`
  }
  const text = escapeHtml(part).replace(/\n/g, '<br>')
  return part.startsWith('https://') ? `<p><a href="${text}">${text}</a></p>` : `<p>${text}</p>`
}
