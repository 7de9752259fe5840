import type { FormEvent } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { adminSignIn, adminSession, waitingForSignIn } from '#data/desk/account.ts'
import { isSignInPersisted } from '#data/auth/savedAuth.ts'
import { signInNotKept } from '#copy/account/account.ts'
import { adminLogin, deskPages } from '#copy/desk/adminPages.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, formText } from '#ui/forms/Field.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { notify, notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import styles from './AdminFrame.module.css'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'

/** The owner's login. Its fields show the shop's own validation messages. */
export function AdminLogin() {
  const [busy, run] = useBusy()
  const navigate = useNavigate()
  const session = useLive(adminSession)
  const waiting = useLive(waitingForSignIn) ?? 0
  if (session?.status === 'in' && !busy)
    return <Navigate to={paths.adminPage('dashboard')} replace />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    run(async () => {
      const signedIn = await adminSignIn(formText(form, 'email'), formText(form, 'password'))
      if (!signedIn.ok) return notifyProblem(signedIn.problem)
      notifySuccess('adminLoggedIn')
      if (!isSignInPersisted('admin')) notify(signInNotKept)
      await navigate(paths.adminPage('dashboard'), { replace: true })
    })
  }

  return (
    <main className={`page-narrow stack ${styles.login}`}>
      <Head copy={deskPages.login} />
      <h1>{adminLogin.title}</h1>
      {waiting > 0 && <p role="status">{adminLogin.waiting(waiting)}</p>}
      <form className="stack" onSubmit={submit} noValidate>
        <Field label={adminLogin.email} name="email" type="email" autoComplete="username" />
        <Field
          label={adminLogin.password}
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" busy={busy} busyLabel={busyLabels.adminLogin} wide>
          {adminLogin.submit}
        </Button>
      </form>
      <Link to={paths.home}>{adminLogin.backToShop}</Link>
    </main>
  )
}
