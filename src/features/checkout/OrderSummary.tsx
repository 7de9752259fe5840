import { cartTotal, lineTotal } from '#domain/cart.ts'
import type { CartLine } from '#domain/cart.ts'
import { missingMeasurements } from '#domain/requiredMeasurements.ts'
import { checkout as words } from '#copy/checkout.ts'
import { currency as currencyWords } from '#copy/currency.ts'
import { formatRupees } from '#domain/money.ts'
import { Price } from '#ui/Price.tsx'
import { Totals } from '#ui/Totals.tsx'
import { useCurrency } from '#ui/contexts.ts'
import styles from './checkout.module.css'

/** What is ordered and what it comes to, free shipping among it. */
export function OrderSummary({ lines }: { lines: readonly CartLine[] }) {
  const { currency } = useCurrency()
  const total = cartTotal(lines)
  const unmeasured = lines.filter(
    ({ requiredMeasurements, measurements }) =>
      missingMeasurements(requiredMeasurements, measurements?.values).length > 0,
  )
  return (
    <section className="stack" aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">{words.summary}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <span>{words.line(line.quantity, line.title)}</span>
            <Price rupees={lineTotal(line)} charged />
          </li>
        ))}
      </ul>
      <Totals total={total} />
      {currency !== 'INR' && <p>{currencyWords.charged(formatRupees(total))}</p>}
      <p className="hint">{words.taxes}</p>
      {unmeasured.length > 0 && (
        <p className="hint">{words.measurementsMissing(unmeasured.map(({ title }) => title))}</p>
      )}
    </section>
  )
}
