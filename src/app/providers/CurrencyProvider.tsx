import { useMemo, type ReactNode } from 'react'
import { formatPrice } from '#domain/base/money.ts'
import { chooseCurrency, chosenCurrency } from '#data/shop/currency.ts'
import { CurrencyContext, usePageData } from '#ui/state/contexts.ts'
import { useDeviceValue } from './useDeviceValue.ts'

/** The display currency, remembered on this device (rupees by default). */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const { rates } = usePageData().shop
  const currency = useDeviceValue(chosenCurrency) ?? 'INR'
  const choice = useMemo(
    () => ({
      currency,
      rates,
      setCurrency: chooseCurrency,
      format: (rupees: number) => formatPrice(rupees, currency, rates),
    }),
    [currency, rates],
  )
  return <CurrencyContext value={choice}>{children}</CurrencyContext>
}
