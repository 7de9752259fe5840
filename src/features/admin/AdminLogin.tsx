import type { FormEvent } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { adminLogIn, adminSession } from '#data/adminAccount.ts'
import { isSignInKept } from '#data/savedAuth.ts'
import { signInNotKept } from '#copy/account.ts'
import { adminLogin } from '#copy/adminLogin.ts'
import { busyLabels } from '#copy/messages.ts'
import { deskPages } from '#copy/deskTitles.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Head } from '#ui/Head.tsx'
import { formText } from '#ui/formText.ts'
import { Link } from '#ui/Link.tsx'
import { notify, notifyProblem, notifySuccess } from '#ui/notify.ts'
import { paths } from '#ui/paths.ts'
import { useBusy } from '#ui/useBusy.ts'
import { useLive } from '#ui/useLive.ts'

/** The owner's login. Its fields are checked by the shop's own words (spec section 5). */
export function AdminLogin() {
  const [busy, run] = useBusy()
  const navigate = useNavigate()
  const session = useLive(adminSession)
  if (session?.status === 'in' && !busy)
    return <Navigate to={paths.adminPage('dashboard')} replace />

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    run(async () => {
      const signedIn = await adminLogIn(formText(form, 'email'), formText(form, 'password'))
      if (!signedIn.ok) return notifyProblem(signedIn.problem)
      notifySuccess('adminLoggedIn')
      if (!isSignInKept('admin')) notify(signInNotKept)
      await navigate(paths.adminPage('dashboard'), { replace: true })
    })
  }

  return (
    <main className="page-narrow stack">
      <Head copy={deskPages.login} />
      <h1>{adminLogin.title}</h1>
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
