import { advanceOf, type PaymentTerms } from '#domain/money/terms.ts'
import { formatPaise, paiseOf } from '#domain/money/paise.ts'
import type { Rupees } from '#domain/base/money.ts'
import { checkout as words } from '#copy/shop/checkout.ts'
import styles from './checkout.module.css'

type DuePartsProps = { total: Rupees; terms: PaymentTerms }

/** What is due before the work begins and what on delivery, by the house's terms. */
export function DueParts({ total, terms }: DuePartsProps) {
  const whole = paiseOf(total)
  const advance = advanceOf(whole, terms)
  const rest = whole - advance
  return (
    <dl className={styles.parts}>
      {advance > 0 && <dt>{words.dueFirst}</dt>}
      {advance > 0 && <dd className="price">{formatPaise(advance)}</dd>}
      {rest > 0 && <dt>{words.dueLater}</dt>}
      {rest > 0 && <dd className="price">{formatPaise(rest)}</dd>}
    </dl>
  )
}
