import type { FormEvent } from 'react'
import { changeAdminPassword } from '#data/desk/account.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { busyLabels } from '#copy/base/messages.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, formText } from '#ui/forms/Field.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { clearOnceSent } from '#ui/typed/clearOnceSent.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFieldInHash } from './useFieldInHash.ts'

/** Changes the owner's password, which also signs out every other device. */
export function PasswordForm() {
  const [busy, run] = useBusy()
  useFieldInHash()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const clear = clearOnceSent(form)
    run(async () => {
      const changed = await changeAdminPassword(
        formText(form, 'password'),
        formText(form, 'newPassword'),
      )
      if (!changed.ok) {
        const wrong = changed.problem.code === 'adminLoginFailed'
        return wrong ? notify(adminSettings.passwordWrong) : notifyProblem(changed.problem)
      }
      notify(adminSettings.passwordChanged)
      clear()
    })
  }

  return (
    <form className="card stack" onSubmit={submit}>
      <h2>{adminSettings.password}</h2>
      <p className="hint">{adminSettings.passwordHint}</p>
      <Field
        label={adminSettings.passwordNow}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Field
        label={adminSettings.passwordNew}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={8}
        required
      />
      <Button type="submit" look="outline" busy={busy} busyLabel={busyLabels.saving}>
        {adminSettings.passwordChange}
      </Button>
    </form>
  )
}
