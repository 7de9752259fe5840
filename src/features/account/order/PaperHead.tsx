import { useState } from 'react'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { dayText } from '#ui/parts/day.ts'
import { usePageData } from '#ui/state/contexts.ts'
import styles from './order.module.css'

type PaperHeadProps = { number: string; isPaid: boolean }

/** The house's letterhead, on paper only. The sheet is a receipt only once something was received. */
export function PaperHead({ number, isPaid }: PaperHeadProps) {
  const { shop } = usePageData()
  const [today] = useState(() => dayText(new Date().toISOString()))
  return (
    <div className={styles.paperHead}>
      <p className={styles.house}>{shop.name}</p>
      <p>
        {shop.address}
        <br />
        {[shop.phone, shop.email].filter(Boolean).join(', ')}
      </p>
      <p>
        <strong>
          <UnbrokenNumber text={isPaid ? words.receipt(number) : words.unpaid(number)} />
        </strong>
        <br />
        {words.printedOn(today)}
      </p>
    </div>
  )
}
