import type { FormEvent } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { signIn } from '#data/account/account.ts'
import { isSignInPersisted } from '#data/auth/savedAuth.ts'
import { login, signInNotKept } from '#copy/account/account.ts'
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
import { BesidePicture } from './BesidePicture.tsx'
import styles from './besidePicture.module.css'

/** Shopper login; returns to the page the shopper came from. */
export function Login() {
  const [busy, run] = useBusy()
  const navigate = useNavigate()
  const { session } = useAuth()
  const origin = originOf(useLocation().state)
  if (session.status === 'in' && !busy) return <Navigate to={origin} replace />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    run(async () => {
      const signedIn = await signIn(formText(form, 'email'), formText(form, 'password'))
      if (!signedIn.ok) return notifyProblem(signedIn.problem)
      notifySuccess('loggedIn')
      if (!isSignInPersisted('shopper')) notify(signInNotKept)
      // A visitor who has gone on to another page meanwhile stays there.
      if (form.isConnected) await navigate(origin, { replace: true })
    })
  }

  return (
    <BesidePicture>
      <Head copy={shopperPages.login} />
      <h1>{login.title}</h1>
      <p>{login.lead}</p>
      <form className="stack" method="post" onSubmit={submit}>
        <Field label={login.email} name="email" type="email" autoComplete="username" required />
        <PasswordField label={login.password} name="password" />
        <Button type="submit" busy={busy} busyLabel={busyLabels.login} wide>
          {login.submit}
        </Button>
      </form>
      <div className={styles.links}>
        <Link to={paths.forgotPassword}>{login.forgot}</Link>
        <p>
          {login.noAccount}{' '}
          <Link to={paths.signup} state={{ from: origin }}>
            {login.signup}
          </Link>
        </p>
      </div>
    </BesidePicture>
  )
}

/** The page the shopper came from, if the router state names one; otherwise the dashboard. */
function originOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : ''
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.dashboard
}
