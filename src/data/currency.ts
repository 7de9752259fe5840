import { isCurrencyCode } from '#domain/money.ts'
import type { CurrencyCode } from '#domain/money.ts'
import { writeMirror } from './mirror.ts'
import { mirrored } from './mirrored.ts'
import type { Live } from './value.ts'

const KEY = 'darzi_currency'

/** The currency in which prices are read on this device; rupees until somebody chooses. */
export const chosenCurrency: Live<CurrencyCode> = mirrored(KEY, (text) =>
  isCurrencyCode(text) ? text : 'INR',
)

export function chooseCurrency(code: CurrencyCode): void {
  writeMirror(KEY, code)
}
