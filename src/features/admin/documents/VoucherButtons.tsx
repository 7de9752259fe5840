import type { IssuedDocument } from '#domain/documents/issuedDocument.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { adminDocuments as words } from '#copy/desk/adminDocuments.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { Issuing } from './useIssuing.ts'

type VoucherButtonsProps = {
  events: readonly OrderEvent[]
  documents: readonly IssuedDocument[]
  issuing: Issuing
}

/** Issues the receipt voucher of each payment in advance that the server has numbered. */
export function VoucherButtons({ events, documents, issuing }: VoucherButtonsProps) {
  const { issue, busy, isOffline } = issuing
  const advances = events.flatMap((event) => (event.kind === 'payment' ? [event] : []))
  const open = advances.filter(
    ({ id, receipt }) => receipt !== '' && !documents.some(({ about }) => about === id),
  )
  return (
    <div className="row">
      {open.map(({ id, receipt }) => (
        <Button
          key={id}
          look="outline"
          disabled={isOffline}
          busy={busy}
          onClick={() => issue({ what: 'voucher', payment: id })}
        >
          {words.voucher(receipt)}
        </Button>
      ))}
    </div>
  )
}
