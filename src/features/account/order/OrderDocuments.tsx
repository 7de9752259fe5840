import { useMemo } from 'react'
import { amountOf } from '#domain/documents/issuedDocument.ts'
import { formatPaise } from '#domain/money/paise.ts'
import { liveOrderDocuments } from '#data/orders/orderDocuments.ts'
import { documentName, documentSheet as words } from '#copy/money/documents.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { dayText } from '#ui/parts/day.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './order.module.css'

/** The bills, invoices, vouchers and credit notes of an order, each on a page of its own. */
export function OrderDocuments({ order }: { order: string }) {
  const live = useMemo(() => liveOrderDocuments(order), [order])
  const documents = useLive(live) ?? []
  if (documents.length === 0) return null
  return (
    <section className="stack" aria-labelledby="order-documents">
      <h2 id="order-documents">{words.list}</h2>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.id}>
            <Link to={paths.document(document.id)}>
              <UnbrokenNumber text={documentName(document)} />
            </Link>
            {', '}
            {formatPaise(amountOf(document.content))}, {dayText(document.content.issuedOn)}
          </li>
        ))}
      </ul>
    </section>
  )
}
