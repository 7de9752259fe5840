import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProblemCode } from '#domain/base/problem.ts'
import { finishPasswordReset } from '#data/account/account.ts'
import { resetPassword } from '#copy/account/account.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { problemMessages } from '#copy/base/notices.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { Button, ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { formText } from '#ui/forms/Field.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { PasswordField } from '#ui/forms/PasswordField.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { BesidePicture } from './BesidePicture.tsx'

type Step = 'choosing' | 'done' | 'expired'

/**
 * The target of the link in the reset mail. The token is in the fragment (`#`), so no server logs
 * it.
 */
export function ResetPassword() {
  const token = useLocation().hash.slice(1)
  const [busy, run] = useBusy()
  const [step, setStep] = useState<Step>(token ? 'choosing' : 'expired')
  const [refused, setRefused] = useState<{ problem: ProblemCode | undefined }>()
  const shown = useFirstProblem(refused)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = formText(form, 'password')
    setRefused(undefined)
    if (password !== formText(form, 'confirmPassword')) return notifyProblem('passwordMismatch')
    run(async () => {
      const finished = await finishPasswordReset(token, password)
      if (finished.ok) {
        return setStep('done')
      }
      if (finished.problem.code === 'resetLinkExpired') return setStep('expired')
      setRefused({ problem: finished.problem.fields?.['password'] })
      notifyProblem(finished.problem)
    })
  }

  return (
    <BesidePicture>
      <Head copy={shopperPages.resetPassword} />
      <h1>{step === 'done' ? resetPassword.doneTitle : resetPassword.title}</h1>
      {step === 'choosing' && (
        <form ref={shown} className="stack" onSubmit={submit}>
          <PasswordField
            isNew
            label={resetPassword.password}
            name="password"
            problem={refused?.problem}
          />
          <PasswordField isNew label={resetPassword.confirmPassword} name="confirmPassword" />
          <Button type="submit" busy={busy} busyLabel={busyLabels.saving} wide>
            {resetPassword.submit}
          </Button>
        </form>
      )}
      {step === 'done' && (
        <>
          <p role="status">{resetPassword.done}</p>
          <ButtonLink to={paths.login}>{resetPassword.login}</ButtonLink>
        </>
      )}
      {step === 'expired' && (
        <>
          <p role="alert">{problemMessages.resetLinkExpired}</p>
          <ButtonLink to={paths.forgotPassword}>{resetPassword.askAgain}</ButtonLink>
        </>
      )}
    </BesidePicture>
  )
}
