import { CURRENCIES, DEFAULT_RATES, type Rates } from '#domain/base/money.ts'
import type { OpeningHours, Policy, Shop, ShopRecord } from './shop.ts'
import { readHomePage } from './homePage.ts'
import { DEFAULT_SIZE_TABLE, type SizeTable } from '#domain/length/sizeTable.ts'
import { fieldReader, readText, type Parsed } from '#domain/base/parse.ts'
import { readFittingSettings } from '#domain/fittings/fittingSettings.ts'
import { readPaymentSettings } from '#domain/money/terms.ts'
import { readWorkroom } from '#domain/workroom/workroom.ts'

/** The shop's settings as the server stores them. */
export function parseShop(wire: unknown): Parsed<Shop> {
  const from = fieldReader<ShopRecord>(wire)
  const mailLeaves = from.textOr('mailLeaves', '')
  const workroom = from.ifReadable('workroom', readWorkroom)
  const home = from.ifReadable('home', readHomePage)
  const fittings = from.ifReadable('fittings', readFittingSettings)
  const payment = from.ifReadable('payment', readPaymentSettings)
  return from.finish({
    name: from.text('name'),
    tagline: from.textOr('tagline', ''),
    address: from.textOr('address', ''),
    phone: from.textOr('phone', ''),
    whatsappNumber: from.text('whatsappNumber'),
    email: from.textOr('email', ''),
    mapUrl: from.textOr('mapUrl', ''),
    hours: from.readable('hours', readHours),
    rates: from.ifReadable('rates', readRates) ?? DEFAULT_RATES,
    ratesSetOn: from.textOr('ratesSetOn', ''),
    sizeTable: from.ifReadable('sizeTable', readSizeTable) ?? DEFAULT_SIZE_TABLE,
    policies: from.readable('policies', readPolicy),
    discount: from.textOr('discount', ''),
    ...(from.flag('firstRunDismissed') && { firstRunDismissed: true }),
    ...(home && { home }),
    ...(workroom && { workroom }),
    ...(fittings && { fittings }),
    ...(payment && { payment }),
    ...((mailLeaves === 'orders' || mailLeaves === 'never') && { mailLeaves }),
  })
}

function readHours(wire: unknown): Parsed<OpeningHours> {
  const from = fieldReader<OpeningHours>(wire)
  return from.finish({ days: from.text('days'), hours: from.text('hours') })
}

function readRates(wire: unknown): Parsed<Rates> {
  const from = fieldReader<Rates>(wire)
  const rates = { ...DEFAULT_RATES }
  for (const { code } of CURRENCIES) {
    const rate = from.numberOr(code, 0)
    if (rate > 0) rates[code] = rate
  }
  return from.finish(rates)
}

function readPolicy(wire: unknown): Parsed<Policy> {
  const from = fieldReader<Policy>(wire)
  return from.finish({ title: from.text('title'), text: from.readable('text', readText) })
}

function readSizeTable(wire: unknown): Parsed<SizeTable> {
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
