import {
  DEFAULT_SHOP,
  SHOP_FIELDS,
  SHOP_ID,
  type MailLeaves,
  type Shop,
} from '#domain/shop/shop.ts'
import { parseMessages, type Messages } from '#domain/shop/messages.ts'
import { parseShop } from '#domain/shop/parseShop.ts'
import { publicWorkroom } from '#domain/workroom/workroom.ts'
import { usesEmailJs } from './emailjs.ts'
import { findById, jsonField } from '#server/pocketbase/records.ts'

const JSON_FIELDS: readonly (keyof Shop)[] = [
  'hours',
  'rates',
  'sizeTable',
  'policies',
  'home',
  'workroom',
  'fittings',
  'payment',
  'tax',
  'messages',
]

/** Which mails are sent; undefined when all are. */
export function mailLeavesOf(app: CoreApp): MailLeaves | undefined {
  if (app.settings().smtp.enabled) return undefined
  return usesEmailJs() ? 'orders' : 'never'
}

/** The shop's settings. A malformed one falls back to its default; the others stay. */
export function shopOf(app: CoreApp): Shop {
  const record = findById(app, 'shop', SHOP_ID)
  if (!record) return DEFAULT_SHOP
  const fields: Record<string, unknown> = { mailLeaves: mailLeavesOf(app) }
  for (const name of SHOP_FIELDS)
    fields[name] = JSON_FIELDS.includes(name) ? jsonField(record, name) : record.getString(name)
  const shop = parseShop(fields)
  return shop.ok ? shop.value : DEFAULT_SHOP
}

/** The shop's settings as everybody may read them. */
export function publicShopOf(app: CoreApp): Shop {
  const { workroom, ...shop } = shopOf(app)
  return workroom ? { ...shop, workroom: publicWorkroom(workroom) } : shop
}

/** The house's own words for its messages; the others are sent in the standard ones. */
export function messagesOf(app: CoreApp): Messages {
  const shop = findById(app, 'shop', SHOP_ID)
  const messages = parseMessages(shop && jsonField(shop, 'messages'))
  return messages.ok ? messages.value : {}
}
