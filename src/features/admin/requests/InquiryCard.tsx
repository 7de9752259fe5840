import type { ReactNode } from 'react'
import { markRequest } from '#data/desk/requests.ts'
import { chatLink } from '#domain/site/chatLink.ts'
import { parsePhone } from '#domain/base/phone.ts'
import type { Contact, RequestStatus } from '#domain/desk/ownerInbox.ts'
import { adminRequests } from '#copy/desk/admin.ts'
import { Button } from '#ui/parts/Button.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/admin/parts/parts.module.css'
import { momentText } from '#ui/parts/day.ts'

type InquiryCardProps = {
  inbox: 'appointments' | 'tailoring_requests'
  inquiry: Contact & { id: string; status: RequestStatus; created: string }
  children: ReactNode
}

/** One request with three ways to answer it: chat, mail, call. */
export function InquiryCard({ inbox, inquiry, children }: InquiryCardProps) {
  const { shop } = usePageData()
  const [busy, run] = useBusy()
  const { id, name, email, phone, status, created } = inquiry
  const number = parsePhone(phone)
  const other = status === 'new' ? 'answered' : 'new'

  function mark() {
    run(async () => {
      const marked = await markRequest(inbox, id, other)
      if (marked.ok) notify(adminRequests.marked(name, other))
      else notifyProblem(marked.problem)
    })
  }

  return (
    <li className="card stack">
      <div className={styles.head}>
        <h2>
          {name} <span className="chip">{adminRequests.states[status]}</span>
        </h2>
        <small>{momentText(created)}</small>
      </div>
      {children}
      <div className="row">
        {number && (
          <a
            className="button"
            data-look="outline"
            href={chatLink(number, adminRequests.chatText(name, shop.name))}
            target="_blank"
            rel="noreferrer"
          >
            {adminRequests.chat}
          </a>
        )}
        {email && (
          <a
            className="button"
            data-look="outline"
            href={`mailto:${email}?subject=${encodeURIComponent(adminRequests.mailSubject(shop.name))}`}
          >
            {adminRequests.reply}
          </a>
        )}
        {number && (
          <a className="button" data-look="outline" href={`tel:${number}`}>
            {adminRequests.call}
          </a>
        )}
        <Button
          look="quiet"
          busy={busy}
          aria-label={`${name}: ${status === 'new' ? adminRequests.markAnswered : adminRequests.markNew}`}
          onClick={mark}
        >
          {status === 'new' ? adminRequests.markAnswered : adminRequests.markNew}
        </Button>
      </div>
    </li>
  )
}

type Inquiry = { status: RequestStatus; created: string }

/** Sorts unanswered requests first, then newest first. */
export function unansweredFirst<Row extends Inquiry>(inquiries: readonly Row[]): Row[] {
  const open = (inquiry: Inquiry) => (inquiry.status === 'new' ? 0 : 1)
  return [...inquiries].sort((a, b) => open(a) - open(b) || (a.created < b.created ? 1 : -1))
}
