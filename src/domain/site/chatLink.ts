import { parsePhone } from '#domain/base/phone.ts'

/** Some phones truncate longer chat links; reports of truncation start at about 2,250 characters. */
export const MAX_LINK_CHARACTERS = 2000

/** A link that opens a chat. A number without a country code is an Indian one. */
export function chatAddress(phone: string): string {
  return `https://wa.me/${(parsePhone(phone) ?? phone).replace(/\D/g, '')}`
}

/** The same, with a prefilled message. */
export function chatLink(phone: string, text: string): string {
  return `${chatAddress(phone)}?text=${encodeURIComponent(text)}`
}

/** The short link behind the QR code: the order's number and nothing personal. */
export function shortChatLink(phone: string, number: string): string {
  return chatLink(phone, `Order ${number}`)
}
