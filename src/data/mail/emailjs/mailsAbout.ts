import { PAGES } from '#domain/site/pages.js'
import { appointmentFields, orderFields, tailoringFields } from '#domain/mail/mailFields.ts'
import type { Order } from '#domain/orders/order.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import type { MailFields, MailPurpose } from '#domain/mail/storefrontMail.ts'
import type { Database } from '#data/storage/database.ts'
import { parseShop } from '#domain/shop/parseShop.ts'
import { parseShopper } from '#data/parse/parseShopper.ts'
import { fieldReader } from '#domain/base/parse.ts'
import type { MailRow, OutboxRow } from '#data/storage/rows.ts'
import { shopperAuth } from '#data/auth/savedAuth.ts'

/** Where the owner reads tailoring requests. */
const DESK = `${PAGES.Admin.path}/requests?tab=tailoring`

/**
 * The mails to send about a delivered entry. Call inside a transaction that covers `meta`, where
 * the shop's settings are read.
 */
export async function mailsAbout(
  db: Database,
  row: OutboxRow,
  order: Order | undefined,
  nowMs: number,
): Promise<MailRow[]> {
  const mail = (purpose: MailPurpose, fields: MailFields): MailRow => ({
    key: `${row.id}/${purpose}`,
    owner: row.owner,
    cause: row.id,
    purpose,
    fields,
    tries: 0,
    nextAt: nowMs,
  })
  if (row.kind === 'appointment') return [mail('appointment', appointmentOf(row))]
  if (row.kind === 'tailoring') return [mail('tailoring', tailoringOf(row))]
  if (row.kind !== 'order' || !order) return []
  const cached = parseShop((await db.meta.get('shop'))?.value)
  const shop = cached.ok ? cached.value : DEFAULT_SHOP
  const fields = orderFields(order, shop, globalThis.location.origin)
  return [
    mail('orderToOwner', fields),
    mail('orderToCustomer', { ...fields, reply_to: shop.email }),
  ]
}

function appointmentOf({ payload }: OutboxRow): MailFields {
  const from = fieldReader(payload)
  const text = (name: string) => from.textOr(name, '')
  return appointmentFields({
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service: text('service'),
    message: text('message'),
  })
}

function tailoringOf({ id, payload }: OutboxRow): MailFields {
  const from = fieldReader(payload)
  const text = (name: string) => from.textOr(name, '')
  const form = {
    material: text('material'),
    color: text('color'),
    fitType: text('fitType'),
    hasPurchased: from.flag('hasPurchased'),
    orderCode: text('orderCode'),
  }
  const account = parseShopper(shopperAuth.current()?.record)
  const shopper = account.ok ? account.value : { name: '', email: '', phone: '' }
  return tailoringFields(id, form, shopper, globalThis.location.origin + DESK)
}
