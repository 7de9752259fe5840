import { useState } from 'react'
import { decideHeldMails } from '#data/adminMails.ts'
import { adminMails } from '#copy/admin.ts'
import { Button } from '#ui/Button.tsx'
import { notify, notifyProblem } from '#ui/notify.ts'
import { useBusy } from '#ui/useBusy.ts'
import styles from './admin.module.css'
import { Question } from './Question.tsx'

/** Mails that wait for the owner's decision, decided together: there may be hundreds. */
export function HeldMails({ count, onDecided }: { count: number; onDecided: () => Promise<void> }) {
  const [asking, setAsking] = useState(false)
  const [busy, run] = useBusy()

  function decide(decision: 'send' | 'discard') {
    setAsking(false)
    run(async () => {
      const decided = await decideHeldMails(decision)
      if (!decided.ok) return notifyProblem(decided.problem)
      notify(decision === 'send' ? adminMails.heldSent : adminMails.heldDiscarded)
      await onDecided()
    })
  }

  return (
    <div role="status">
      <p>{adminMails.held(count)}</p>
      <div className={styles.actions}>
        <Button look="outline" busy={busy} onClick={() => decide('send')}>
          {adminMails.sendHeld}
        </Button>
        <Button look="danger" busy={busy} onClick={() => setAsking(true)}>
          {adminMails.discardHeld}
        </Button>
      </div>
      {asking && (
        <Question
          title={adminMails.discardHeld}
          text={adminMails.discardQuestion}
          yes={adminMails.discardHeld}
          onYes={() => decide('discard')}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}
