import { isCurrencyCode, type CurrencyCode } from '#domain/base/money.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import type { Live } from '#domain/base/live.ts'

const KEY = 'darzi_currency'

/** The currency for prices on this device; rupees until the shopper chooses another. */
export const chosenCurrency: Live<CurrencyCode> = persisted(KEY, (text) =>
  isCurrencyCode(text) ? text : 'INR',
)

export function chooseCurrency(code: CurrencyCode): void {
  writeCache(KEY, code)
}
