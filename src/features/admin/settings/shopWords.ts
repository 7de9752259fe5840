import { MILLIMETRES_PER_INCH } from '#domain/length/measurement.ts'
import { CURRENCIES } from '#domain/base/money.ts'
import type { Shop, ShopField } from '#domain/shop/shop.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { adminTax, taxWords } from '#copy/desk/adminDocuments.ts'
import { adminFittings, fittingsWords } from '#copy/desk/adminFittings.ts'
import { adminMessages, messagesWords } from '#copy/desk/adminMessages.ts'
import { adminHome, homeWords } from '#copy/desk/adminHome.ts'
import { adminPayment, paymentWords } from '#copy/desk/adminMoney.ts'
import { adminWorkroom, workroomWords } from '#copy/desk/adminWorkroom.ts'
import { shortDayText } from '#ui/parts/day.ts'

/** A setting's label in the form. */
export function shopLabel(field: ShopField): string {
  const labels: Record<ShopField, string> = {
    ...adminSettings.fields,
    hours: adminSettings.hours,
    discount: adminSettings.discount,
    rates: adminSettings.rates,
    ratesSetOn: adminSettings.ratesSet,
    sizeTable: adminSettings.sizeTable,
    policies: adminSettings.policies,
    home: adminHome.title,
    workroom: adminWorkroom.title,
    fittings: adminFittings.title,
    payment: adminPayment.title,
    tax: adminTax.title,
    messages: adminMessages.title,
  }
  return labels[field]
}

/**
 * A setting as text, to compare two versions side by side. Versions that read the same count as
 * equal, so whatever the form can change has to be in it.
 */
export function shopWords(field: ShopField, shop: Shop): string {
  const inches = (millimetres: number) =>
    String(Math.round((millimetres / MILLIMETRES_PER_INCH) * 100) / 100)
  switch (field) {
    case 'hours':
      return shop.hours.map(({ days, hours }) => `${days} ${hours}`).join('\n')
    case 'rates':
      return CURRENCIES.map(({ code }) => `${code} ${shop.rates[code]}`).join('\n')
    case 'ratesSetOn':
      return shortDayText(shop.ratesSetOn)
    case 'sizeTable':
      return [
        ...shop.sizeTable.sizes.map(
          ({ size, chest, waist }) => `${size}: ${inches(chest)} / ${inches(waist)}`,
        ),
        ...shop.sizeTable.lengths.map(
          ({ length, from }) => `${adminSettings.lengthNames[length]}: ${inches(from)}`,
        ),
      ].join('\n')
    case 'policies':
      return shop.policies.map(({ title, text }) => [title, ...text].join('\n')).join('\n\n')
    case 'home':
      return shop.home ? homeWords(shop.home) : ''
    case 'workroom':
      return shop.workroom ? workroomWords(shop.workroom) : ''
    case 'fittings':
      return shop.fittings ? fittingsWords(shop.fittings) : ''
    case 'payment':
      return shop.payment ? paymentWords(shop.payment) : ''
    case 'messages':
      return messagesWords(shop.messages ?? {})
    case 'tax':
      return shop.tax ? taxWords(shop.tax) : ''
    default:
      return shop[field]
  }
}
