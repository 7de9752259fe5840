import { tailoringRequests } from '#data/adminRequests.ts'
import { adminRequests } from '#copy/admin.ts'
import { common } from '#copy/frame.ts'
import styles from './admin.module.css'
import { Books } from './Books.tsx'
import { InquiryCard } from './InquiryCard.tsx'
import { Sizes } from './Sizes.tsx'
import { unansweredFirst } from './unansweredFirst.ts'
import { useRows } from './useRows.ts'

/** Requests to have something made, with the measurements that came with them. */
export function TailoringRequests() {
  const requests = useRows(tailoringRequests)
  return (
    <Books of={tailoringRequests} loading={common.loading} problem="unreachable">
      {requests.length === 0 && <p>{adminRequests.empty.tailoring}</p>}
      <ul className={styles.lines}>
        {unansweredFirst(requests).map((request) => (
          <InquiryCard key={request.id} inbox="tailoring_requests" inquiry={request}>
            <p>{[request.material, request.fitType, request.color].filter(Boolean).join(', ')}</p>
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
    </Books>
  )
}
