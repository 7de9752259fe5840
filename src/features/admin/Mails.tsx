import { useEffect, useState } from 'react'
import { latestMails, resendMail } from '#data/adminMails.ts'
import type { HouseMail } from '#domain/ownerInbox.ts'
import type { Result } from '#domain/problem.ts'
import { adminMails } from '#copy/admin.ts'
import { common } from '#copy/frame.ts'
import { problemSentence } from '#copy/notices.ts'
import { Button } from '#ui/Button.tsx'
import { notify, notifyProblem } from '#ui/notify.ts'
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

  if (!mails) return <p role="status">{common.loading}</p>
  if (!mails.ok) return <p role="alert">{problemSentence(mails.problem)}</p>
  return (
    <section className="stack">
      <p>{mails.value.length === 0 ? adminMails.empty : adminMails.lead}</p>
      <ul className={styles.list}>
        {mails.value.map((mail) => (
          <li key={mail.id}>
            <details>
              <summary className={styles.textButton}>{mail.subject}</summary>
              <p className={styles.prose}>{mail.text}</p>
            </details>
            <span>{mail.to}</span>
            <span>
              {adminMails.states[mail.state]}
              {mail.tries > 0 && `, ${adminMails.tries(mail.tries)}`}
              {mail.error && `: ${mail.error}`}
            </span>
            <small>{momentText(mail.created)}</small>
            <Button look="quiet" onClick={() => void resend(mail.id)}>
              {adminMails.retry}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
