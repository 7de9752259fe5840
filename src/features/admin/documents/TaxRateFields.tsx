import type { TaxRate } from '#domain/documents/taxRates.ts'
import { adminTax as words } from '#copy/desk/adminDocuments.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/forms/Field.tsx'
import { NumberField } from '#features/admin/parts/NumberField.tsx'
import styles from '#features/admin/parts/parts.module.css'

type TaxRateFieldsProps = { rates: TaxRate[]; onChange: (rates: TaxRate[]) => void }

const EMPTY: TaxRate = { code: '', from: '', limit: 0, percent: 0, above: 0 }
const MAX_RUPEES = 100_000_000

/**
 * The rates by code and start day; a new rate is added beside the old one, which still applies to
 * earlier days.
 */
export function TaxRateFields({ rates, onChange }: TaxRateFieldsProps) {
  const edit = (at: number, patch: Partial<TaxRate>) =>
    onChange(rates.map((rate, index) => (index === at ? ordered({ ...rate, ...patch }) : rate)))
  return (
    <details name="rates">
      <summary className={styles.textButton}>{words.rates}</summary>
      <div className="stack">
        <p className="hint">{words.ratesHint}</p>
        {rates.map((rate, index) => (
          <fieldset key={index} className={styles.columns}>
            <legend className="visually-hidden">{`${words.rates} ${index + 1}`}</legend>
            <Field
              label={words.rateCode}
              inputMode="numeric"
              pattern="[0-9]{2,8}"
              maxLength={8}
              required
              value={rate.code}
              onChange={({ target }) => edit(index, { code: target.value.trim() })}
            />
            <Field
              label={words.from}
              type="date"
              required
              value={rate.from}
              onChange={({ target }) => edit(index, { from: target.value })}
            />
            <NumberField
              label={words.percent}
              most={100}
              value={rate.percent}
              onChange={(percent) => edit(index, { percent })}
            />
            <NumberField
              label={words.limit}
              hint={words.limitHint}
              most={MAX_RUPEES}
              value={rate.limit}
              onChange={(limit) => edit(index, { limit })}
            />
            {rate.limit > 0 && (
              <NumberField
                label={words.above}
                least={rate.percent}
                most={100}
                value={rate.above}
                onChange={(above) => edit(index, { above })}
              />
            )}
            <div>
              <Button look="quiet" onClick={() => onChange(rates.filter((_, at) => at !== index))}>
                {words.remove(rate.code)}
              </Button>
            </div>
          </fieldset>
        ))}
        <div>
          <Button look="outline" onClick={() => onChange([...rates, EMPTY])}>
            {words.add}
          </Button>
        </div>
      </div>
    </details>
  )
}

/** The rate above the limit is never the lower one; without a limit both are the same. */
function ordered(rate: TaxRate): TaxRate {
  const { limit, percent, above } = rate
  return { ...rate, above: limit === 0 ? percent : Math.max(percent, above) }
}
