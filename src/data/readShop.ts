import { CURRENCIES, DEFAULT_RATES } from '#domain/money.ts'
import type { Rates } from '#domain/money.ts'
import type { OpeningHours, Shop } from '#domain/shop.ts'
import { reading } from './reading.ts'
import type { Read } from './reading.ts'

/** The house's settings as the server stores them. */
export function readShop(wire: unknown): Read<Shop> {
  const from = reading(wire)
  return from.finish({
    name: from.text('name'),
    tagline: from.textOr('tagline', ''),
    address: from.textOr('address', ''),
    phone: from.textOr('phone', ''),
    whatsappNumber: from.text('whatsappNumber'),
    email: from.textOr('email', ''),
    mapUrl: from.textOr('mapUrl', ''),
    hours: from.list('hours', readHours),
    rates: from.optional('rates', readRates) ?? DEFAULT_RATES,
    ratesSetOn: from.textOr('ratesSetOn', ''),
  })
}

function readHours(wire: unknown): Read<OpeningHours> {
  const from = reading(wire)
  return from.finish({ days: from.text('days'), hours: from.text('hours') })
}

function readRates(wire: unknown): Read<Rates> {
  const from = reading(wire)
  const rates = { ...DEFAULT_RATES }
  for (const { code } of CURRENCIES) {
    const rate = from.number(code)
    if (rate > 0) rates[code] = rate
  }
  return from.finish(rates)
}
