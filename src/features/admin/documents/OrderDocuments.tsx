import { ownedDocuments } from '#data/desk/documents.ts'
import {
  amountOf,
  isInvoice,
  standingInvoice,
  uncredited,
  type IssuedDocument,
} from '#domain/documents/issuedDocument.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { formatPaise } from '#domain/money/paise.ts'
import type { Sums } from '#domain/money/ledger.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { common } from '#copy/base/frame.ts'
import { adminDocuments as words } from '#copy/desk/adminDocuments.ts'
import { documentName } from '#copy/money/documents.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { shortDayText } from '#ui/parts/day.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import { CreditNoteForm } from './CreditNoteForm.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'
import { useIssuing, type Issuing } from './useIssuing.ts'
import { useTax } from './useTax.ts'
import { VoucherButtons } from './VoucherButtons.tsx'

type OrderDocumentsProps = { order: OwnerOrder; events: readonly OrderEvent[]; sums: Sums }

/** The documents issued for an order, and forms for the next ones. */
export function OrderDocuments(props: OrderDocumentsProps) {
  return (
    <section className={`stack ${styles.noPrint}`} aria-labelledby="order-documents">
      <h2 id="order-documents">{words.title}</h2>
      <ReplicaGate of={ownedDocuments} loading={common.loading} problem="unreachable">
        <OwnDocuments {...props} />
      </ReplicaGate>
    </section>
  )
}

function OwnDocuments({ order, events, sums }: OrderDocumentsProps) {
  const documents = useRows(ownedDocuments)
    .filter((document) => document.order === order.id)
    .sort((one, other) => one.seq - other.seq)
  const { tax, isKnown } = useTax()
  const issuing = useIssuing(order.id)
  const standing = standingInvoice(documents)
  const isCancelled = order.status === 'cancelled'
  const isOpen = !standing && !isCancelled
  const cost = isCancelled ? 0 : sums.toPay
  const charged = standing ? uncredited(standing, documents) : cost
  return (
    <>
      {documents.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {documents.map((document) => (
          <DocumentItem
            key={document.id}
            document={document}
            documents={documents}
            issuing={issuing}
          />
        ))}
      </ul>
      {charged !== cost && (
        <p className="card">{words.differs(formatPaise(charged), formatPaise(cost))}</p>
      )}
      {isKnown && !tax && (
        <p>
          <Link to={paths.adminPage('settings')}>{words.settings}</Link>
        </p>
      )}
      {tax && isOpen && (
        <>
          <InvoiceForm order={order} sums={sums} tax={tax} issuing={issuing} />
          {tax.registration === 'regular' && (
            <VoucherButtons events={events} documents={documents} issuing={issuing} />
          )}
        </>
      )}
      {tax && issuing.hold && <p className="hint">{issuing.hold}</p>}
    </>
  )
}

type DocumentItemProps = {
  document: IssuedDocument
  documents: readonly IssuedDocument[]
  issuing: Issuing
}

function DocumentItem({ document, documents, issuing }: DocumentItemProps) {
  const { id, order, content } = document
  const left = uncredited(document, documents)
  const credited = amountOf(content) - left
  return (
    <li>
      <Link className={styles.rowLink} to={paths.adminDocument(order, id)}>
        <UnbrokenNumber text={documentName(document)} />
      </Link>
      <small>
        {formatPaise(amountOf(content))}, {shortDayText(content.issuedOn)}
        {credited > 0 && `, ${words.credited(formatPaise(credited))}`}
      </small>
      {isInvoice(document) && left > 0 && (
        <CreditNoteForm key={left} document={document} left={left} issuing={issuing} />
      )}
    </li>
  )
}
