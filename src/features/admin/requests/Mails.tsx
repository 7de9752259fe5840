import { useEffect, useState } from 'react'
import { discardMail, heldMailCount, latestMails, resendMail } from '#data/desk/mails.ts'
import type { OutgoingMail } from '#domain/desk/ownerInbox.ts'
import type { Result } from '#domain/base/problem.ts'
import { adminMails } from '#copy/desk/admin.ts'
import { common } from '#copy/base/frame.ts'
import { problemSentence } from '#copy/base/notices.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/admin/parts/parts.module.css'
import { HeldMails } from './HeldMails.tsx'
import { momentText } from '#ui/parts/day.ts'
import own from './Mails.module.css'

/** The shop's mails, sent and queued, and their texts. */
export function Mails() {
  const [mails, setMails] = useState<Result<OutgoingMail[]>>()
  const [held, setHeld] = useState(0)
  const [busy, run] = useBusy()
  useEffect(() => {
    let mounted = true
    void fetchMails().then((found) => {
      if (!mounted) return
      setMails(found.mails)
      setHeld(found.held)
    })
    return () => {
      mounted = false
    }
  }, [])

  async function refresh() {
    const found = await fetchMails()
    setMails(found.mails)
    setHeld(found.held)
  }

  async function resend(id: string) {
    const queued = await resendMail(id)
    if (!queued.ok) return notifyProblem(queued.problem)
    notify(adminMails.queued)
    await refresh()
  }

  async function discard(id: string) {
    const discarded = await discardMail(id)
    if (!discarded.ok) return notifyProblem(discarded.problem)
    notify(adminMails.discarded)
    await refresh()
  }

  const { columns } = adminMails
  if (!mails) return <p role="status">{common.loading}</p>
  if (!mails.ok) {
    return (
      <div className="notice" role="alert">
        <p>{problemSentence(mails.problem)}</p>
        <Button busy={busy} onClick={() => run(refresh)}>
          {common.retry}
        </Button>
      </div>
    )
  }
  return (
    <section className="stack">
      <p>{mails.value.length === 0 ? adminMails.empty : adminMails.lead}</p>
      {held > 0 && <HeldMails count={held} onDecided={refresh} />}
      {mails.value.length > 0 && (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.subject}</th>
                <th scope="col">{columns.to}</th>
                <th scope="col">{columns.state}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {mails.value.map((mail) => (
                <MailRow key={mail.id} mail={mail} onResend={resend} onDiscard={discard} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

async function fetchMails() {
  const [mails, held] = await Promise.all([latestMails(), heldMailCount()])
  return { mails, held: held.ok ? held.value : 0 }
}

type MailRowProps = {
  mail: OutgoingMail
  onResend: (id: string) => Promise<void>
  onDiscard: (id: string) => Promise<void>
}

function MailRow({ mail, onResend, onDiscard }: MailRowProps) {
  const { id, to, subject, text, state, tries, error, created } = mail
  const [busy, run] = useBusy()
  return (
    <tr>
      <td>
        <details>
          <summary className={styles.textButton}>{subject}</summary>
          <p className={styles.prose}>{text}</p>
        </details>
      </td>
      <td className={own.address}>{to}</td>
      <td>
        {adminMails.states[state]}
        {tries > 0 && `, ${adminMails.tries(tries)}`}
        {error && `: ${error}`}
        <small className={styles.under}>{momentText(created)}</small>
      </td>
      <td>
        <Button
          look="quiet"
          busy={busy}
          aria-label={`${adminMails.retry}: ${subject}`}
          onClick={() => run(() => onResend(id))}
        >
          {adminMails.retry}
        </Button>
        {state !== 'sent' && (
          <Button
            look="quiet"
            busy={busy}
            aria-label={`${adminMails.discard}: ${subject}`}
            onClick={() => run(() => onDiscard(id))}
          >
            {adminMails.discard}
          </Button>
        )}
      </td>
    </tr>
  )
}
