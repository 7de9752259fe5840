import { appointmentRequests } from '#data/adminRequests.ts'
import { adminRequests } from '#copy/admin.ts'
import { SERVICE_OPTIONS } from '#copy/contact.ts'
import { common } from '#copy/frame.ts'
import styles from './admin.module.css'
import { Books } from './Books.tsx'
import { InquiryCard } from './InquiryCard.tsx'
import { unansweredFirst } from './unansweredFirst.ts'
import { useRows } from './useRows.ts'

/** Requests for an appointment, those without an answer first. */
export function Appointments() {
  const requests = useRows(appointmentRequests)
  return (
    <Books of={appointmentRequests} loading={common.loading} problem="unreachable">
      {requests.length === 0 && <p>{adminRequests.empty.appointments}</p>}
      <ul className={styles.lines}>
        {unansweredFirst(requests).map((request) => (
          <InquiryCard key={request.id} inbox="appointments" inquiry={request}>
            <p>{SERVICE_OPTIONS.find(({ value }) => value === request.service)?.label}</p>
            <p className={styles.prose}>{request.message}</p>
          </InquiryCard>
        ))}
      </ul>
    </Books>
  )
}
