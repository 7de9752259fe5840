import { useState, type FormEvent } from 'react'
import type { ProblemCode } from '#domain/base/problem.ts'
import { changePassword } from '#data/account/changePassword.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { passwordChange as words } from '#copy/account/dashboard.ts'
import { Button } from '#ui/parts/Button.tsx'
import { formText } from '#ui/forms/Field.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { PasswordField } from '#ui/forms/PasswordField.tsx'
import { clearOnceSent } from '#ui/typed/clearOnceSent.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import styles from './profile.module.css'
import { Setting } from './Setting.tsx'

type Faults = { now?: string; next?: ProblemCode }

/** Changes the password, given the old one; signs out every other device. */
export function ChangePassword() {
  const [busy, run] = useBusy()
  const [faults, setFaults] = useState<Faults>({})
  const shown = useFirstProblem(faults)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const next = formText(form, 'next')
    setFaults({})
    if (next !== formText(form, 'again')) return notifyProblem('passwordMismatch')
    const clear = clearOnceSent(form)
    run(async () => {
      const changed = await changePassword('shopper', formText(form, 'now'), next)
      if (changed.ok) {
        clear()
        return notify(words.done)
      }
      const { code, fields } = changed.problem
      const refused = fields?.['password'] ?? (code.startsWith('password') ? code : undefined)
      if (code === 'loginFailed') setFaults({ now: words.wrong })
      else if (refused) setFaults({ next: refused })
      else notifyProblem(changed.problem)
    })
  }

  return (
    <Setting title={words.title} value={words.effect}>
      <form ref={shown} className="stack" onSubmit={submit}>
        <PasswordField label={words.now} name="now" problemText={faults.now} />
        <PasswordField
          isNew
          label={words.next}
          hint={words.hint}
          name="next"
          problem={faults.next}
        />
        <PasswordField isNew label={words.again} name="again" />
        <div className={styles.act}>
          <Button type="submit" look="outline" busy={busy} busyLabel={busyLabels.saving}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Setting>
  )
}
