import type { IssuedDocument } from '#domain/documents/issuedDocument.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { adminDocuments as words } from '#copy/desk/adminDocuments.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { IssueButton } from './IssueButton.tsx'
import type { Issuing } from './useIssuing.ts'

type VoucherButtonsProps = {
  events: readonly OrderEvent[]
  documents: readonly IssuedDocument[]
  issuing: Issuing
}

/** Issues a receipt voucher for each advance payment that the server has numbered. */
export function VoucherButtons({ events, documents, issuing }: VoucherButtonsProps) {
  const advances = events.flatMap((event) => (event.kind === 'payment' ? [event] : []))
  const open = advances.filter(
    ({ id, receipt }) => receipt !== '' && !documents.some(({ about }) => about === id),
  )
  return (
    <div className="row">
      {open.map(({ id, receipt }) => (
        <IssueButton
          key={id}
          issuing={issuing}
          onClick={() => issuing.issue({ what: 'voucher', payment: id })}
        >
          <UnbrokenNumber text={words.voucher(receipt)} />
        </IssueButton>
      ))}
    </div>
  )
}
