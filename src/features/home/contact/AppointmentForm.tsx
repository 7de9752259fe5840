import { useState, type FormEvent } from 'react'
import { requestAppointment } from '#data/requests/requests.ts'
import type { FieldProblems } from '#domain/base/problem.ts'
import { appointment, SERVICE_OPTIONS } from '#copy/shop/contact.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { savedForLater } from '#copy/base/savedForLater.ts'
import { Button } from '#ui/parts/Button.tsx'
import { AreaField, Field, SelectField, formText } from '#ui/forms/Field.tsx'
import { notify, notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import { clearOnceSent } from '#ui/typed/clearOnceSent.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { useAuth } from '#ui/state/contexts.ts'
import { useKeptInput } from '#ui/typed/useKeptInput.ts'
import styles from './AppointmentForm.module.css'

/**
 * Requests an appointment; every field is required. Clears after sending, but for what the account
 * knows of a shopper who is signed in.
 */
export function AppointmentForm() {
  const { session } = useAuth()
  const shopper = session.status === 'in' ? session.user : undefined
  const [busy, run] = useBusy()
  const [problems, setProblems] = useState<FieldProblems>({})
  const form = useFirstProblem(problems)
  useKeptInput('appointment', form)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = event.currentTarget
    const service = formText(filled, 'service')
    const clear = clearOnceSent(filled)
    run(async () => {
      const sent = await requestAppointment({
        name: formText(filled, 'name'),
        email: formText(filled, 'email'),
        phone: formText(filled, 'phone'),
        service,
        message: formText(filled, 'message'),
      })
      setProblems(sent.ok ? {} : (sent.problem.fields ?? {}))
      if (!sent.ok) return notifyProblem(sent.problem)
      clear()
      if (sent.value.state === 'saved') notify(savedForLater)
      else notifySuccess('appointmentSent')
    })
  }

  const { name, email, phone, service, message } = appointment.fields
  return (
    <form ref={form} className={styles.appointment} method="post" onSubmit={submit}>
      <Field
        {...name}
        name="name"
        defaultValue={shopper?.name}
        autoComplete="name"
        maxLength={120}
        problem={problems['name']}
        required
      />
      <Field
        {...email}
        name="email"
        defaultValue={shopper?.email}
        type="email"
        autoComplete="email"
        maxLength={200}
        problem={problems['email']}
        required
      />
      <Field
        {...phone}
        name="phone"
        defaultValue={shopper?.phone}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        problem={problems['phone']}
        required
      />
      <SelectField
        label={service.label}
        name="service"
        defaultValue=""
        problem={problems['service']}
        required
      >
        <option value="">{service.placeholder}</option>
        {SERVICE_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={styles.whole}>
        <AreaField
          {...message}
          name="message"
          maxLength={4000}
          problem={problems['message']}
          required
        />
      </div>
      <Button type="submit" busy={busy} busyLabel={busyLabels.appointment}>
        {appointment.submit}
      </Button>
    </form>
  )
}
