import { useSearchParams } from 'react-router-dom'
import { adminRequests } from '#copy/desk/admin.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { Head } from '#ui/parts/Head.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { Appointments } from './Appointments.tsx'
import { Mails } from './Mails.tsx'
import { Subscribers } from './Subscribers.tsx'
import { TailoringRequests } from './TailoringRequests.tsx'

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
