import type { Rupees } from '#domain/base/money.ts'
import { collection } from '#copy/shop/catalogue.ts'
import { useCurrency } from '#ui/state/contexts.ts'
import { SelectField } from '#ui/forms/Field.tsx'
import type { FilterProps } from './useCatalogueQuery.ts'
import styles from './filters.module.css'

/** Steps in rupees across the shop's price range (specified). */
const STEPS: readonly Rupees[] = [2000, 3000, 5000, 10_000, 25_000, 50_000, 100_000]

/** Lowest and highest price, shown in the shopper's currency and stored in rupees. */
export function PriceRange({ query, onChange }: FilterProps) {
  const { from, to } = query
  return (
    <div className={styles.prices}>
      <PriceField
        label={collection.from}
        price={from}
        onChange={(price) => onChange({ from: price })}
      />
      <PriceField label={collection.to} price={to} onChange={(price) => onChange({ to: price })} />
      <p className={`hint ${styles.pricesHint}`}>{collection.priceMeaning}</p>
    </div>
  )
}

type PriceFieldProps = {
  label: string
  price: Rupees | undefined
  onChange: (price: Rupees | undefined) => void
}

/** A shared address may contain a price between the steps; it is offered too. */
function PriceField({ label, price, onChange }: PriceFieldProps) {
  const { format } = useCurrency()
  const isBetween = price !== undefined && !STEPS.includes(price)
  const offered = isBetween ? [...STEPS, price].sort((a, b) => a - b) : STEPS
  return (
    <SelectField
      label={label}
      value={price ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{collection.anyPrice}</option>
      {offered.map((step) => (
        <option key={step} value={step}>
          {format(step)}
        </option>
      ))}
    </SelectField>
  )
}
