import { useState, type FormEvent } from 'react'
import { subscribe } from '#data/requests/newsletter.ts'
import { isEmail } from '#domain/base/text.ts'
import { newsletter } from '#copy/base/frame.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { savedForLater } from '#copy/base/savedForLater.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, formText } from '#ui/forms/Field.tsx'
import { notify, notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import { clearOnceSent } from '#ui/typed/clearOnceSent.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from './Newsletter.module.css'

/**
 * The footer's newsletter form. Validated by us instead of the browser, so that the error is the
 * specified sentence.
 */
export function Newsletter() {
  const [busy, run] = useBusy()
  const [refused, setRefused] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = formText(form, 'email').trim()
    setRefused(!isEmail(email))
    if (!isEmail(email)) {
      form.querySelector('input')?.focus()
      return notifyProblem('newsletterInvalid')
    }
    const clear = clearOnceSent(form)
    run(async () => {
      const subscribed = await subscribe(email)
      if (!subscribed.ok) return notifyProblem(subscribed.problem)
      clear()
      if (subscribed.value.state === 'saved') notify(savedForLater)
      else notifySuccess('subscribed')
    })
  }

  return (
    <section>
      <h2 className="label">{newsletter.title}</h2>
      <p>{newsletter.lead}</p>
      <form
        name="newsletter"
        className={styles.newsletter}
        method="post"
        onSubmit={submit}
        noValidate
      >
        <Field
          label={newsletter.label}
          labelHidden
          hint={newsletter.note}
          placeholder={newsletter.placeholder}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={200}
          aria-invalid={refused || undefined}
          required
        />
        <Button type="submit" look="outline" busy={busy} busyLabel={busyLabels.newsletter}>
          {newsletter.submit}
        </Button>
      </form>
    </section>
  )
}
