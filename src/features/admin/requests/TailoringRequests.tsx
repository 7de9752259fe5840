import type { Preferences } from '#domain/cart/cart.ts'
import { tailoringRequests } from '#data/desk/requests.ts'
import { adminRequests } from '#copy/desk/admin.ts'
import { fitLabel } from '#copy/shop/lineOptions.ts'
import { tailoring, TAILORING_MATERIALS } from '#copy/shop/tailoring.ts'
import { common } from '#copy/base/frame.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { InquiryCard, unansweredFirst } from './InquiryCard.tsx'
import { Sizes } from '#features/admin/parts/Sizes.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'

/** Tailoring requests, with the measurements sent along. */
export function TailoringRequests() {
  const requests = useRows(tailoringRequests)
  return (
    <ReplicaGate of={tailoringRequests} loading={common.loading} problem="unreachable">
      {requests.length === 0 && (
        <div className="notice">
          <p>{adminRequests.empty.tailoring}</p>
        </div>
      )}
      <ul className={styles.lines}>
        {unansweredFirst(requests).map((request) => (
          <InquiryCard key={request.id} inbox="tailoring_requests" inquiry={request}>
            <p>{choicesOf(request).filter(Boolean).join(', ')}</p>
            {request.orderCode && (
              <p>
                {adminRequests.orderCode}: {request.orderCode}
              </p>
            )}
            {request.additionalRequests && (
              <p className={styles.prose}>{request.additionalRequests}</p>
            )}
            <Sizes name="" values={request.measurements} />
          </InquiryCard>
        ))}
      </ul>
    </ReplicaGate>
  )
}

function choicesOf({ material, fitType, color }: Preferences): string[] {
  const named = TAILORING_MATERIALS.find(({ value }) => value === material)?.label ?? material
  return [named, fitLabel(fitType), color || tailoring.colorLater]
}
