import { useState, type FormEvent } from 'react'
import { requestPasswordReset } from '#data/account/account.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { forgotPassword } from '#copy/account/account.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { ShopContact } from '#features/account/ShopContact.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Field, formText } from '#ui/forms/Field.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { BesidePicture } from './BesidePicture.tsx'

/**
 * Requests a reset link, if the shop can send mail. The response never reveals whether the address
 * has an account.
 */
export function ForgotPassword() {
  const { shop } = usePageData()
  const [busy, run] = useBusy()
  const [request, setRequest] = useState({ email: '', sent: false })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = formText(event.currentTarget, 'email')
    run(async () => {
      const requested = await requestPasswordReset(email)
      if (!requested.ok) return notifyProblem(requested.problem)
      notifySuccess('resetSent')
      setRequest({ email, sent: true })
    })
  }

  return (
    <BesidePicture>
      <Head copy={shopperPages.forgotPassword} />
      {shop.mailLeaves !== undefined ? (
        <Unmailed shop={shop} />
      ) : !request.sent ? (
        <>
          <h1>{forgotPassword.title}</h1>
          <p>{forgotPassword.lead}</p>
          <form className="stack" method="post" onSubmit={submit}>
            <Field
              label={forgotPassword.email}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={request.email}
              required
            />
            <Button type="submit" busy={busy} busyLabel={busyLabels.reset} wide>
              {forgotPassword.submit}
            </Button>
          </form>
        </>
      ) : (
        <div className="stack" role="status">
          <h1>{forgotPassword.sentTitle}</h1>
          <p>{forgotPassword.sent(request.email)}</p>
          <p className="hint">{forgotPassword.sentHint}</p>
          <Button look="outline" onClick={() => setRequest({ ...request, sent: false })}>
            {forgotPassword.again}
          </Button>
        </div>
      )}
      <Link to={paths.login}>{forgotPassword.backToLogin}</Link>
    </BesidePicture>
  )
}

/** Shown if the shop cannot send mail: how to contact it instead. */
function Unmailed({ shop }: { shop: Shop }) {
  return (
    <div className="stack">
      <h1>{forgotPassword.unmailedTitle}</h1>
      <p>{forgotPassword.unmailed}</p>
      <ShopContact shop={shop} />
    </div>
  )
}
