import { useState } from 'react'
import type { Consent } from '#domain/measurements/measurementConsent.ts'
import { withdrawConsent } from '#data/measurements/measurementConsent.ts'
import { measurementConsent } from '#copy/measurements/measurementHints.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { Button } from '#ui/parts/Button.tsx'
import { dayText } from '#ui/parts/day.ts'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { FormActions } from '#ui/parts/FormActions.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

/** When the shopper consented, and how to withdraw. */
export function ConsentGiven({ consent }: { consent: Consent }) {
  const [confirming, setConfirming] = useState(false)
  const [busy, run] = useBusy()
  const { withdrawButton, withdrawn } = measurementConsent

  function withdraw() {
    run(async () => {
      const result = await withdrawConsent()
      if (!result.ok) return notifyProblem(result.problem)
      notify(withdrawn)
    })
  }

  return (
    <div className="row">
      <p className="hint">{words.consentGiven(dayText(consent.at))}</p>
      <Button look="quiet" onClick={() => setConfirming(true)}>
        {withdrawButton}
      </Button>
      {confirming && (
        <Dialog title={words.withdrawTitle} onClose={() => setConfirming(false)}>
          <p>{words.withdrawQuestion}</p>
          <FormActions
            type="button"
            look="danger"
            busy={busy}
            onClick={withdraw}
            onCancel={() => setConfirming(false)}
          >
            {withdrawButton}
          </FormActions>
        </Dialog>
      )}
    </div>
  )
}
