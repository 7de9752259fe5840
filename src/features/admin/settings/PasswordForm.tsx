import { useState, type FormEvent } from 'react'
import { changeAdminPassword } from '#data/desk/account.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { passwordChange as words } from '#copy/account/dashboard.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button } from '#ui/parts/Button.tsx'
import { formText } from '#ui/forms/Field.tsx'
import { PasswordField } from '#ui/forms/PasswordField.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { clearOnceSent } from '#ui/typed/clearOnceSent.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { useFieldInHash } from './useFieldInHash.ts'

/** Changes the owner's password, which also signs out every other device. */
export function PasswordForm() {
  const [busy, run] = useBusy()
  const [refused, setRefused] = useState<{ wrong: boolean }>()
  const shown = useFirstProblem(refused)
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
      const wrong = !changed.ok && changed.problem.code === 'adminLoginFailed'
      setRefused({ wrong })
      if (wrong) return
      if (!changed.ok) return notifyProblem(changed.problem)
      notify(words.done)
      clear()
    })
  }

  return (
    <form ref={shown} className="card stack" onSubmit={submit}>
      <h2>{adminSettings.password}</h2>
      <PasswordField
        label={words.now}
        name="password"
        problemText={refused?.wrong ? words.wrong : undefined}
      />
      <PasswordField isNew label={words.next} hint={words.hint} name="newPassword" minLength={8} />
      <Button type="submit" look="outline" busy={busy} busyLabel={busyLabels.saving}>
        {words.submit}
      </Button>
    </form>
  )
}
