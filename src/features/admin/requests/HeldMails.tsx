import { useState } from 'react'
import { decideHeldMails } from '#data/desk/mails.ts'
import { adminMails } from '#copy/desk/admin.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'

/** Mails held for the owner's decision, made for all at once: there may be hundreds. */
export function HeldMails({ count, onDecided }: { count: number; onDecided: () => Promise<void> }) {
  const [confirming, setConfirming] = useState(false)
  const [busy, run] = useBusy()

  function decide(decision: 'send' | 'discard') {
    setConfirming(false)
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
        <Button look="danger" busy={busy} onClick={() => setConfirming(true)}>
          {adminMails.discardHeld}
        </Button>
      </div>
      {confirming && (
        <ConfirmDialog
          title={adminMails.discardHeld}
          text={adminMails.discardQuestion}
          yes={adminMails.discardHeld}
          onYes={() => decide('discard')}
          onNo={() => setConfirming(false)}
        />
      )}
    </div>
  )
}
