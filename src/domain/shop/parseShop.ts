import { CURRENCIES, DEFAULT_RATES, type Rates } from '#domain/base/money.ts'
import type { OpeningHours, Policy, Shop, ShopRecord } from './shop.ts'
import { parseHomePage } from './homePage.ts'
import { DEFAULT_SIZE_TABLE, type SizeTable } from '#domain/length/sizeTable.ts'
import { fieldReader, parseText, type Parsed } from '#domain/base/parse.ts'
import { parseFittingSettings } from '#domain/fittings/fittingSettings.ts'
import { parsePaymentSettings } from '#domain/money/terms.ts'
import { parseWorkroom } from '#domain/workroom/workroom.ts'

/** The shop's settings as the server stores them. */
export function parseShop(wire: unknown): Parsed<Shop> {
  const from = fieldReader<ShopRecord>(wire)
  const mailLeaves = from.textOr('mailLeaves', '')
  const workroom = from.ifReadable('workroom', parseWorkroom)
  const home = from.ifReadable('home', parseHomePage)
  const fittings = from.ifReadable('fittings', parseFittingSettings)
  const payment = from.ifReadable('payment', parsePaymentSettings)
  return from.finish({
    name: from.text('name'),
    tagline: from.textOr('tagline', ''),
    address: from.textOr('address', ''),
    phone: from.textOr('phone', ''),
    whatsappNumber: from.text('whatsappNumber'),
    email: from.textOr('email', ''),
    mapUrl: from.textOr('mapUrl', ''),
    hours: from.readable('hours', parseHours),
    rates: from.ifReadable('rates', parseRates) ?? DEFAULT_RATES,
    ratesSetOn: from.textOr('ratesSetOn', ''),
    sizeTable: from.ifReadable('sizeTable', parseSizeTable) ?? DEFAULT_SIZE_TABLE,
    policies: from.readable('policies', parsePolicy),
    discount: from.textOr('discount', ''),
    ...(from.flag('firstRunDismissed') && { firstRunDismissed: true }),
    ...(home && { home }),
    ...(workroom && { workroom }),
    ...(fittings && { fittings }),
    ...(payment && { payment }),
    ...((mailLeaves === 'orders' || mailLeaves === 'never') && { mailLeaves }),
  })
}

function parseHours(wire: unknown): Parsed<OpeningHours> {
  const from = fieldReader<OpeningHours>(wire)
  return from.finish({ days: from.text('days'), hours: from.text('hours') })
}

function parseRates(wire: unknown): Parsed<Rates> {
  const from = fieldReader<Rates>(wire)
  const rates = { ...DEFAULT_RATES }
  for (const { code } of CURRENCIES) {
    const rate = from.numberOr(code, 0)
    if (rate > 0) rates[code] = rate
  }
  return from.finish(rates)
}

function parsePolicy(wire: unknown): Parsed<Policy> {
  const from = fieldReader<Policy>(wire)
  return from.finish({ title: from.text('title'), text: from.readable('text', parseText) })
}

function parseSizeTable(wire: unknown): Parsed<SizeTable> {
  const from = fieldReader<SizeTable>(wire)
  const sizes = from.readable('sizes', (size) => {
    const row = fieldReader(size)
    const number = row.number('size')
    const chest = row.number('chest')
    const waist = row.number('waist')
    return row.finish({ size: number, chest, waist })
  })
  const lengths = from.readable('lengths', (length) => {
    const row = fieldReader(length)
    const name = row.oneOf('length', ['S', 'R', 'L'])
    const height = row.number('from')
    return row.finish(name && { length: name, from: height })
  })
  return from.finish(sizes.length > 0 && lengths.length > 0 ? { sizes, lengths } : undefined)
}
