import { useState, type FormEvent } from 'react'
import type { FieldProblems } from '#domain/base/problem.ts'
import { requestEmailChange } from '#data/account/changeEmail.ts'
import { passwordChange } from '#copy/account/dashboard.ts'
import { emailChange as words } from '#copy/account/emailChange.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { ShopContact } from '#features/account/ShopContact.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Field, formText } from '#ui/forms/Field.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { PasswordField } from '#ui/forms/PasswordField.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { clearOnceSent } from '#ui/typed/clearOnceSent.ts'
import { useKeptInput } from '#ui/typed/useKeptInput.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import styles from './profile.module.css'
import { Setting } from './Setting.tsx'

/** Requests a mailed link that changes the account's e-mail address, if the shop can send mail. */
export function ChangeEmail() {
  const { shop } = usePageData()
  const isMailed = shop.mailLeaves === undefined
  const [busy, run] = useBusy()
  const [fields, setFields] = useState<FieldProblems>({})
  const [sentTo, setSentTo] = useState('')
  const shown = useFirstProblem(fields)
  useKeptInput('email', shown)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = formText(form, 'email').trim()
    const clear = clearOnceSent(form)
    setFields({})
    run(async () => {
      const requested = await requestEmailChange(email, formText(form, 'password'))
      if (requested.ok) {
        clear()
        return setSentTo(email)
      }
      const { fields: refused } = requested.problem
      if (refused) setFields(refused)
      else notifyProblem(requested.problem)
    })
  }

  return (
    <Setting title={words.title} value={isMailed ? words.byMail : words.byContact}>
      {!isMailed ? (
        <div className="stack">
          <p className="hint">{words.unmailed}</p>
          <ShopContact shop={shop} />
        </div>
      ) : (
        <form ref={shown} className="stack" onSubmit={submit}>
          <Field
            label={words.email}
            name="email"
            type="email"
            autoComplete="email"
            hint={words.hint}
            problem={fields['email']}
            required
          />
          <PasswordField
            label={words.password}
            name="password"
            problemText={fields['password'] && passwordChange.wrong}
          />
          <div className={styles.act}>
            <Button type="submit" look="outline" busy={busy} busyLabel={busyLabels.reset}>
              {words.submit}
            </Button>
          </div>
          {sentTo && <p role="status">{words.sent(sentTo)}</p>}
        </form>
      )}
    </Setting>
  )
}
