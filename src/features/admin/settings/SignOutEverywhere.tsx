import { useState } from 'react'
import { adminSignOutEverywhere } from '#data/desk/account.ts'
import { deskItems } from '#data/desk/edits/queuedEdits.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { desk } from '#copy/desk/desk.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'

/** Signs the owner out on every device, for a lost tablet. */
export function SignOutEverywhere() {
  const [confirming, setConfirming] = useState(false)
  const [busy, run] = useBusy()
  const waiting = useLive(deskItems)?.length ?? 0

  function leave() {
    setConfirming(false)
    run(async () => {
      const left = await adminSignOutEverywhere()
      if (!left.ok) notifyProblem(left.problem)
    })
  }

  return (
    <section className="card stack">
      <h2>{adminSettings.devices}</h2>
      <p className="hint">{adminSettings.devicesHint}</p>
      <Button look="outline" busy={busy} onClick={() => setConfirming(true)}>
        {adminSettings.signOutEverywhere}
      </Button>
      {confirming && (
        <ConfirmDialog
          title={adminSettings.signOutEverywhere}
          text={waiting > 0 ? desk.leaveWaiting(waiting) : adminSettings.signOutQuestion}
          yes={adminSettings.signOutEverywhere}
          onYes={leave}
          onNo={() => setConfirming(false)}
        />
      )}
    </section>
  )
}
