import { CURRENCIES, type CurrencyCode } from '#domain/base/money.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { NumberField } from '#features/admin/parts/NumberField.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { shortDayText } from '#ui/parts/day.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'

type ExchangeRateFieldsProps = {
  shop: Pick<Shop, 'rates' | 'ratesSetOn'>
  onChange: (patch: Pick<Shop, 'rates' | 'ratesSetOn'>) => void
}

const LEAST_RATE = 0.000001

/** Exchange rates for one rupee, with the date they were set. */
export function ExchangeRateFields({
  shop: { rates, ratesSetOn },
  onChange,
}: ExchangeRateFieldsProps) {
  function edit(code: CurrencyCode, rate: number) {
    onChange({ rates: { ...rates, [code]: rate }, ratesSetOn: shopToday() })
  }
  return (
    <fieldset className="stack">
      <legend className="label">{adminSettings.rates}</legend>
      <p className="hint">
        {adminSettings.ratesSetOn(shortDayText(ratesSetOn))}. {adminSettings.ratesChanged}
      </p>
      <div className={styles.columns}>
        {CURRENCIES.filter(({ code }) => code !== 'INR').map(({ code, symbol, name }) => (
          <NumberField
            key={code}
            label={`${name} (${symbol})`}
            least={LEAST_RATE}
            step="any"
            value={rates[code]}
            onChange={(rate) => edit(code, rate)}
          />
        ))}
      </div>
    </fieldset>
  )
}
