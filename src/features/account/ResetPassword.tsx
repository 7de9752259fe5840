import { useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProblemCode } from '#domain/problem.ts'
import { finishPasswordReset } from '#data/account.ts'
import { resetPassword } from '#copy/account.ts'
import { busyLabels } from '#copy/messages.ts'
import { problemMessages } from '#copy/notices.ts'
import { shopperPages } from '#copy/shopperTitles.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Head } from '#ui/Head.tsx'
import { formText } from '#ui/formText.ts'
import { notifyProblem } from '#ui/notify.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { paths } from '#ui/paths.ts'
import { useBusy } from '#ui/useBusy.ts'
import { useFirstProblem } from '#ui/useFirstProblem.ts'

type Step = 'choosing' | 'done' | 'expired'

/** Where the link of the reset mail leads. The token stands behind `#`, so no server logs it. */
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
    <div className="page-narrow stack">
      <Head copy={shopperPages.resetPassword} />
      <h1>{step === 'done' ? resetPassword.doneTitle : resetPassword.title}</h1>
      {step === 'choosing' && (
        <form ref={shown} className="stack" onSubmit={submit}>
          <PasswordField
            fresh
            label={resetPassword.password}
            name="password"
            problem={refused?.problem}
          />
          <PasswordField fresh label={resetPassword.confirmPassword} name="confirmPassword" />
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
    </div>
  )
}
