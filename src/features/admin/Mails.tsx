import { useEffect, useState } from 'react'
import { latestMails, resendMail } from '#data/adminMails.ts'
import type { HouseMail } from '#domain/ownerInbox.ts'
import type { Result } from '#domain/problem.ts'
import { adminMails } from '#copy/admin.ts'
import { common } from '#copy/frame.ts'
import { problemSentence } from '#copy/notices.ts'
import { Button } from '#ui/Button.tsx'
import { notify, notifyProblem } from '#ui/notify.ts'
import { useBusy } from '#ui/useBusy.ts'
import styles from './admin.module.css'
import { momentText } from './when.ts'

/** What the shop has sent, what still waits, and what it says. */
export function Mails() {
  const [mails, setMails] = useState<Result<HouseMail[]>>()
  useEffect(() => {
    let here = true
    void latestMails().then((found) => here && setMails(found))
    return () => {
      here = false
    }
  }, [])

  async function resend(id: string) {
    const queued = await resendMail(id)
    if (!queued.ok) return notifyProblem(queued.problem)
    notify(adminMails.queued)
    setMails(await latestMails())
  }

  const { columns } = adminMails
  if (!mails) return <p role="status">{common.loading}</p>
  if (!mails.ok) return <p role="alert">{problemSentence(mails.problem)}</p>
  return (
    <section className="stack">
      <p>{mails.value.length === 0 ? adminMails.empty : adminMails.lead}</p>
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
                <MailRow key={mail.id} mail={mail} onResend={resend} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

type MailRowProps = { mail: HouseMail; onResend: (id: string) => Promise<void> }

function MailRow({ mail, onResend }: MailRowProps) {
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
      <td className={styles.address}>{to}</td>
      <td>
        {adminMails.states[state]}
        {tries > 0 && `, ${adminMails.tries(tries)}`}
        {error && `: ${error}`}
        <small className={styles.under}>{momentText(created)}</small>
      </td>
      <td>
        <Button look="quiet" busy={busy} onClick={() => run(() => onResend(id))}>
          {adminMails.retry}
        </Button>
      </td>
    </tr>
  )
}
