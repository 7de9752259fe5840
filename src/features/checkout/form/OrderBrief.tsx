import type { MouseEvent } from 'react'
import { cartTotal, type CartLine } from '#domain/cart/cart.ts'
import { workroomLoad } from '#data/shop/workroomLoad.ts'
import { cart } from '#copy/shop/cart.ts'
import { checkout as words } from '#copy/shop/checkout.ts'
import { Picture } from '#ui/parts/Picture.tsx'
import { Price } from '#ui/parts/Price.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { usePromise } from '#ui/workroom/usePromise.ts'
import { SUMMARY_HEADING } from '#features/checkout/OrderSummary.tsx'
import styles from './form.module.css'
import '#ui/styles/parts/disclosure.css'

const PICTURES = 3

/** Without an entry in the history: Back leads to the cart. */
function showSummary(event: MouseEvent): void {
  event.preventDefault()
  const heading = document.getElementById(SUMMARY_HEADING)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** A short order summary, shown above the form where the full one is far below it. */
export function OrderBrief({ lines }: { lines: readonly CartLine[] }) {
  const { shop } = usePageData()
  const pictured = lines.filter(({ image }) => image !== '').slice(0, PICTURES)
  return (
    <a className={`leads-down ${styles.brief}`} href={`#${SUMMARY_HEADING}`} onClick={showSummary}>
      <span className={styles.briefParts}>
        {pictured.map(({ id, image }) => (
          <Picture key={id} source={image} alt="" sizes="3rem" />
        ))}
        <span className={styles.briefWords}>
          <span>{words.summary}</span>{' '}
          <small>
            {cart.count(lines.length)}
            {shop.workroom && <BriefDay lines={lines} />}
          </small>{' '}
          <Price rupees={cartTotal(lines)} />
        </span>
      </span>
    </a>
  )
}

/** When the pieces are ready, if they are ordered now. */
function BriefDay({ lines }: { lines: readonly CartLine[] }) {
  const promised = usePromise(lines, workroomLoad)
  return promised && words.alsoReady(promised.dueDate)
}
