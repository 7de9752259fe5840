import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { confirmSubscription } from '#data/requests/confirmSubscription.ts'
import { confirmNewsletter } from '#copy/account/account.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { problemMessages, successMessages } from '#copy/base/notices.ts'
import { Button, ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { BesidePicture } from './BesidePicture.tsx'

type Step = 'asking' | 'done' | 'expired'

/**
 * The target of the link in a newsletter mail. Asks for a tap, because mail scanners open every
 * link. The token is in the fragment (`#`), so no server logs it.
 */
export function ConfirmNewsletter() {
  const token = useLocation().hash.slice(1)
  const [busy, run] = useBusy()
  const [step, setStep] = useState<Step>(token ? 'asking' : 'expired')

  function confirm() {
    run(async () => {
      const confirmed = await confirmSubscription(token)
      if (confirmed.ok) return setStep('done')
      if (confirmed.problem.code === 'resetLinkExpired') return setStep('expired')
      notifyProblem(confirmed.problem)
    })
  }

  return (
    <BesidePicture>
      <Head copy={confirmNewsletter} />
      <h1>{confirmNewsletter.title}</h1>
      {step === 'asking' && (
        <>
          <p>{confirmNewsletter.lead}</p>
          <Button busy={busy} busyLabel={busyLabels.newsletter} onClick={confirm} wide>
            {confirmNewsletter.submit}
          </Button>
        </>
      )}
      {step === 'done' && <p role="status">{successMessages.subscribed}</p>}
      {step === 'expired' && <p role="alert">{problemMessages.resetLinkExpired}</p>}
      {step !== 'asking' && <ButtonLink to={paths.catalogue}>{confirmNewsletter.back}</ButtonLink>}
    </BesidePicture>
  )
}
