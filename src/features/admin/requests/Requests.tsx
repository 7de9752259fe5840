import { useSearchParams } from 'react-router-dom'
import { adminRequests } from '#copy/desk/admin.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { Head } from '#ui/parts/Head.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { Mails } from './Mails.tsx'
import { Subscribers } from './Subscribers.tsx'
import { TailoringRequests } from './TailoringRequests.tsx'
import { appointmentRequests } from '#data/desk/requests.ts'
import { SERVICE_OPTIONS } from '#copy/shop/contact.ts'
import { common } from '#copy/base/frame.ts'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { InquiryCard, unansweredFirst } from './InquiryCard.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'

const TABS = ['appointments', 'tailoring', 'subscribers', 'mails'] as const

/** Customers' requests; the open inbox is in the address. */
export function Requests() {
  const [address, setAddress] = useSearchParams()
  const tab = TABS.find((known) => known === address.get('tab')) ?? 'appointments'
  return (
    <>
      <Head copy={deskPages.requests} />
      <div className={styles.head}>
        <h1>{adminRequests.title}</h1>
        <div className={styles.chips} role="group" aria-label={adminRequests.title}>
          {TABS.map((known) => (
            <button
              key={known}
              type="button"
              className="chip"
              aria-pressed={known === tab}
              onClick={() => setAddress({ tab: known }, { replace: true })}
            >
              {adminRequests.tabs[known]}
            </button>
          ))}
        </div>
      </div>
      {tab === 'appointments' && <Appointments />}
      {tab === 'tailoring' && <TailoringRequests />}
      {tab === 'subscribers' && <Subscribers />}
      {tab === 'mails' && <Mails />}
    </>
  )
}

/** Appointment requests, unanswered ones first. */
export function Appointments() {
  const requests = useRows(appointmentRequests)
  return (
    <ReplicaGate of={appointmentRequests} loading={common.loading} problem="unreachable">
      {requests.length === 0 && (
        <div className="notice">
          <p>{adminRequests.empty.appointments}</p>
        </div>
      )}
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
