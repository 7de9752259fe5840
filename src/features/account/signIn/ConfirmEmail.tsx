import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { confirmEmailChange } from '#data/account/changeEmail.ts'
import { login } from '#copy/account/account.ts'
import { passwordChange } from '#copy/account/dashboard.ts'
import { confirmEmail as words } from '#copy/account/emailChange.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { problemMessages } from '#copy/base/notices.ts'
import { Button, ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { formText } from '#ui/forms/Field.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { PasswordField } from '#ui/forms/PasswordField.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { BesidePicture } from './BesidePicture.tsx'

type Step = { at: 'asking' | 'expired' } | { at: 'done'; email: string }

/**
 * The target of the link in the mail to a new address. Asks for the password, because mail scanners
 * open every link and the address may be a stranger's. The token is in the fragment (`#`), so no
 * server logs it.
 */
export function ConfirmEmail() {
  const token = useLocation().hash.slice(1)
  const [busy, run] = useBusy()
  const [step, setStep] = useState<Step>({ at: token ? 'asking' : 'expired' })
  const [refused, setRefused] = useState<{ wrong: boolean }>()
  const shown = useFirstProblem(refused)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = formText(event.currentTarget, 'password')
    run(async () => {
      const changed = await confirmEmailChange(token, password)
      if (changed.ok) return setStep({ at: 'done', email: changed.value })
      const { code } = changed.problem
      if (code === 'resetLinkExpired') return setStep({ at: 'expired' })
      setRefused({ wrong: code === 'loginFailed' })
      if (code !== 'loginFailed') notifyProblem(changed.problem)
    })
  }

  return (
    <BesidePicture>
      <Head copy={words} />
      <h1>{words.title}</h1>
      {step.at === 'asking' && (
        <form ref={shown} className="stack" onSubmit={submit}>
          <p>{words.lead}</p>
          <PasswordField
            label={login.password}
            name="password"
            problemText={refused?.wrong ? passwordChange.wrong : undefined}
          />
          <Button type="submit" busy={busy} busyLabel={busyLabels.saving} wide>
            {words.submit}
          </Button>
        </form>
      )}
      {step.at === 'done' && <p role="status">{words.done(step.email)}</p>}
      {step.at === 'expired' && <p role="alert">{problemMessages.resetLinkExpired}</p>}
      {step.at !== 'asking' && (
        <ButtonLink to={paths.dashboardTab('profile')}>{words.toProfile}</ButtonLink>
      )}
    </BesidePicture>
  )
}
