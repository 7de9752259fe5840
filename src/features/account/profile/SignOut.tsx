import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { signOut } from '#data/account/account.ts'
import { cancelWaiting } from '#data/outbox/sending/waitingEntry.ts'
import { sendNow } from '#data/outbox/sending/queue.ts'
import { isOwnWaiting, liveOutbox } from '#data/outbox/list.ts'
import { signOut as words } from '#copy/account/account.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './profile.module.css'

/**
 * Signs out and goes to the login. Asks first if something was not sent yet, and
 * stays if that cannot be done as chosen.
 */
export function SignOut() {
  const waiting = (useLive(liveOutbox) ?? []).filter(({ ofGuest }) => !ofGuest)
  const [confirming, setConfirming] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, run] = useBusy()
  const navigate = useNavigate()

  function leave() {
    run(async () => {
      await signOut()
      await navigate(paths.login)
    })
  }

  function leaveAfter(settle: () => Promise<void>, unsettled: string) {
    setProblem('')
    run(async () => {
      await settle()
      if (await isOwnWaiting()) return setProblem(unsettled)
      await signOut()
      await navigate(paths.login)
    })
  }

  async function discard() {
    for (const { id } of waiting) await cancelWaiting(id)
  }

  function ask() {
    setProblem('')
    setConfirming(true)
  }

  return (
    <div className={styles.signOut}>
      <Button look="quiet" busy={busy} onClick={waiting.length > 0 ? ask : leave}>
        {words.button}
      </Button>
      {confirming && (
        <Dialog title={words.button} onClose={() => setConfirming(false)}>
          <p>{words.question}</p>
          {problem !== '' && <p role="alert">{problem}</p>}
          <div className="row">
            <Button busy={busy} onClick={() => leaveAfter(sendNow, words.notSent)}>
              {words.sendFirst}
            </Button>
            <Button look="outline" busy={busy} onClick={leave}>
              {words.keep}
            </Button>
            <Button
              look="danger"
              busy={busy}
              onClick={() => leaveAfter(discard, words.notDiscarded)}
            >
              {words.discard}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
