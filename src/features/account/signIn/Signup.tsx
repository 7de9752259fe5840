import { useState, type FormEvent } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { MAX_NAME_LENGTH } from '#domain/account/profile.ts'
import type { Problem } from '#domain/base/problem.ts'
import { signUp } from '#data/account/signUp.ts'
import { isSignInPersisted } from '#data/auth/savedAuth.ts'
import { signInNotKept, signup } from '#copy/account/account.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, formText } from '#ui/forms/Field.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { useAuth } from '#ui/state/contexts.ts'
import { Link } from '#ui/parts/Link.tsx'
import { notify, notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import { PasswordField } from '#ui/forms/PasswordField.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { useKeptInput } from '#ui/typed/useKeptInput.ts'
import { useGoBack } from '#ui/routing/useGoBack.ts'
import { BesidePicture } from './BesidePicture.tsx'
import styles from './besidePicture.module.css'

/** Creates an account and goes to the dashboard. */
export function Signup() {
  const [busy, run] = useBusy()
  const [fields, setFields] = useState<Problem['fields']>({})
  const shown = useFirstProblem(fields)
  const forget = useKeptInput('signup', shown)
  const navigate = useNavigate()
  const goBack = useGoBack()
  const state: unknown = useLocation().state
  const { session } = useAuth()
  if (session.status === 'in' && !busy) return <Navigate to={paths.dashboard} replace />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = formText(form, 'password')
    setFields({})
    if (password !== formText(form, 'confirmPassword')) return notifyProblem('passwordMismatch')
    run(async () => {
      const account = {
        name: formText(form, 'name'),
        email: formText(form, 'email'),
        phone: formText(form, 'phone'),
        password,
      }
      const made = await signUp(account)
      if (!made.ok) {
        setFields(made.problem.fields ?? {})
        return notifyProblem(made.problem)
      }
      forget()
      notifySuccess('accountCreated')
      if (!isSignInPersisted('shopper')) notify(signInNotKept)
      // A visitor who has gone on to another page meanwhile stays there.
      if (form.isConnected) await navigate(paths.dashboard, { replace: true })
    })
  }

  const { name, email, phone, password, confirmPassword } = signup.fields
  return (
    <BesidePicture>
      <Head copy={shopperPages.signup} />
      <h1>{signup.title}</h1>
      <p>{signup.lead}</p>
      <form ref={shown} className="stack" method="post" onSubmit={submit}>
        <Field {...name} name="name" autoComplete="name" maxLength={MAX_NAME_LENGTH} required />
        <Field
          {...email}
          name="email"
          type="email"
          autoComplete="email"
          problem={fields?.['email']}
          required
        />
        <Field
          {...phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={24}
          problem={fields?.['phone']}
          required
        />
        <PasswordField isNew {...password} name="password" problem={fields?.['password']} />
        <PasswordField isNew {...confirmPassword} name="confirmPassword" />
        <div className={styles.actions}>
          <Button type="submit" busy={busy} busyLabel={busyLabels.signup}>
            {signup.submit}
          </Button>
          <Button look="outline" onClick={goBack}>
            {signup.back}
          </Button>
        </div>
      </form>
      <p>
        {signup.haveAccount}{' '}
        <Link to={paths.login} state={state}>
          {signup.login}
        </Link>
      </p>
    </BesidePicture>
  )
}
