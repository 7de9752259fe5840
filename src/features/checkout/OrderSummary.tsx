import { cartTotal, type CartLine } from '#domain/cart/cart.ts'
import { enteredCode, enterOfferCode } from '#data/cart/offers.ts'
import { workroomLoad } from '#data/shop/workroomLoad.ts'
import { checkout as words } from '#copy/shop/checkout.ts'
import { taxes } from '#copy/shop/taxes.ts'
import { currency as currencyWords } from '#copy/base/currency.ts'
import { formatRupees } from '#domain/base/money.ts'
import { PromisedDays } from '#ui/workroom/PromisedDays.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import { Totals } from '#ui/facts/Totals.tsx'
import { OfferCodeField } from '#ui/forms/OfferCodeField.tsx'
import { useLive } from '#ui/state/useLive.ts'
import { useCurrency, usePageData } from '#ui/state/contexts.ts'
import styles from './checkout.module.css'
import { DueParts } from './DueParts.tsx'
import { SummaryLine } from './SummaryLine.tsx'

export const SUMMARY_HEADING = 'checkout-summary'

type OrderSummaryProps = { lines: readonly CartLine[]; abroad: boolean }

/** The ordered lines and the total, with free shipping shown. */
export function OrderSummary({ lines, abroad }: OrderSummaryProps) {
  const { currency } = useCurrency()
  const { shop } = usePageData()
  const entered = useLive(enteredCode)
  const total = cartTotal(lines)
  return (
    <section className="stack" aria-labelledby={SUMMARY_HEADING}>
      <h2 id={SUMMARY_HEADING} tabIndex={-1}>
        {words.summary}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <SummaryLine key={line.id} name={line.title} line={line}>
            {line.image !== '' && <Picture source={line.image} alt="" sizes="4rem" />}
          </SummaryLine>
        ))}
      </ul>
      {shop.workroom && (
        <div className={styles.promised}>
          <PromisedDays work={lines} load={workroomLoad} />
        </div>
      )}
      {entered && <OfferCodeField lines={lines} code={entered.code} onEnter={enterOfferCode} />}
      <Totals total={total} />
      {shop.payment && <DueParts total={total} terms={shop.payment.terms} />}
      {currency !== 'INR' && <p>{currencyWords.charged(formatRupees(total))}</p>}
      <p className="hint">{abroad ? taxes.abroad : taxes.india}</p>
    </section>
  )
}
