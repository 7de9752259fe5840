import { useState, type FormEvent } from 'react'
import { claimPayment } from '#data/orders/payPage.ts'
import { parseUpiReference } from '#domain/money/upi.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { pay as words } from '#copy/money/pay.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, formText } from '#ui/forms/Field.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

type ClaimFormProps = {
  token: string
  /** Whether an earlier claim waits for the house. */
  claimed: boolean
  onClaimed: () => void
}

/**
 * Takes the bank's reference of a payment: a claim that the house checks, and that marks nothing as
 * paid.
 */
export function ClaimForm({ token, claimed, onClaimed }: ClaimFormProps) {
  const [busy, run] = useBusy()
  const [problem, setProblem] = useState<ProblemCode>()
  const [told, setTold] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reference = parseUpiReference(formText(event.currentTarget, 'reference'))
    setProblem(reference === undefined ? 'referenceInvalid' : undefined)
    if (reference === undefined) return
    run(async () => {
      const sent = await claimPayment(token, reference)
      if (!sent.ok) return notifyProblem(sent.problem)
      setTold(true)
      onClaimed()
    })
  }

  if (told) return <p role="status">{words.thanks}</p>
  return (
    <section className="stack" aria-labelledby="claim">
      <h2 id="claim">{words.claimTitle}</h2>
      <p className="hint">{claimed ? words.claimed : words.claimLead}</p>
      <form className="stack" onSubmit={submit} method="post">
        <Field
          label={words.reference}
          name="reference"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          problem={problem}
          required
        />
        <Button type="submit" busy={busy} busyLabel={busyLabels.newsletter}>
          {words.claim}
        </Button>
      </form>
    </section>
  )
}
