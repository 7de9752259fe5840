import { appointmentRequests } from '#data/desk/requests.ts'
import { adminRequests } from '#copy/desk/admin.ts'
import { SERVICE_OPTIONS } from '#copy/shop/contact.ts'
import { common } from '#copy/base/frame.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/parts/ReplicaGate.tsx'
import { InquiryCard, unansweredFirst } from './InquiryCard.tsx'
import { useRows } from '#features/admin/parts/useRows.ts'

/** Appointment requests, unanswered ones first. */
export function Appointments() {
  const requests = useRows(appointmentRequests)
  return (
    <ReplicaGate of={appointmentRequests} loading={common.loading} problem="unreachable">
      {requests.length === 0 && <p>{adminRequests.empty.appointments}</p>}
      <ul className={styles.lines}>
        {unansweredFirst(requests).map((request) => (
          <InquiryCard key={request.id} inbox="appointments" inquiry={request}>
            <p>{SERVICE_OPTIONS.find(({ value }) => value === request.service)?.label}</p>
            <p className={styles.prose}>{request.message}</p>
          </InquiryCard>
        ))}
      </ul>
    </ReplicaGate>
  )
}
