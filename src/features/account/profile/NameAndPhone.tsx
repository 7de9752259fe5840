import { useState, type FormEvent } from 'react'
import { MAX_NAME_LENGTH } from '#domain/account/profile.ts'
import type { Shopper } from '#domain/account/session.ts'
import { formatPhone } from '#domain/base/phone.ts'
import type { FieldProblems } from '#domain/base/problem.ts'
import { saveProfile } from '#data/account/ownAccount.ts'
import { signup } from '#copy/account/account.ts'
import { nameAndPhone as words } from '#copy/account/dashboard.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, formText } from '#ui/forms/Field.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { clearOnceSent } from '#ui/typed/clearOnceSent.ts'
import { useKeptInput } from '#ui/typed/useKeptInput.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import styles from './profile.module.css'
import { Setting } from './Setting.tsx'

/** Changes the account's name and phone number; a refused form keeps what was typed. */
export function NameAndPhone({ shopper }: { shopper: Shopper }) {
  const [busy, run] = useBusy()
  const [fields, setFields] = useState<FieldProblems>({})
  const shown = useFirstProblem(fields)
  useKeptInput('profile', shown)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const clear = clearOnceSent(form)
    setFields({})
    run(async () => {
      const saved = await saveProfile({
        name: formText(form, 'name'),
        phone: formText(form, 'phone'),
      })
      if (saved.ok) {
        clear() // to the stored values
        return notify(words.done)
      }
      const { fields: refused = {} } = saved.problem
      setFields(refused)
      if (Object.keys(refused).length === 0) notifyProblem(saved.problem)
    })
  }

  return (
    <Setting title={words.title} value={words.value(shopper.name, formatPhone(shopper.phone))}>
      <form ref={shown} className="stack" onSubmit={submit}>
        <Field
          label={signup.fields.name.label}
          name="name"
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          defaultValue={shopper.name}
          problem={fields['name']}
          required
        />
        <Field
          label={signup.fields.phone.label}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={24}
          defaultValue={formatPhone(shopper.phone)}
          problem={fields['phone']}
          required
        />
        <div className={styles.act}>
          <Button type="submit" look="outline" busy={busy} busyLabel={busyLabels.saving}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Setting>
  )
}
