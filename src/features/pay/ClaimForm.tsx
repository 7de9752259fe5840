import { useState, type FormEvent } from 'react'
import { claimPayment } from '#data/orders/payPage.ts'
import { parseUpiReference } from '#domain/money/upi.ts'
import type { Problem } from '#domain/base/problem.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { problemSentence } from '#copy/base/notices.ts'
import { pay as words } from '#copy/money/pay.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, formText } from '#ui/forms/Field.tsx'
import { useBusy } from '#ui/forms/useBusy.ts'

type ClaimFormProps = {
  token: string
  onClaimed: () => void
}

/**
 * Takes the bank's reference of a payment: a claim that the house checks, and that marks nothing as
 * paid.
 */
export function ClaimForm({ token, onClaimed }: ClaimFormProps) {
  const [busy, run] = useBusy()
  const [problem, setProblem] = useState<Problem>()
  const isMistyped = problem?.code === 'referenceInvalid'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reference = parseUpiReference(formText(event.currentTarget, 'reference'))
    if (reference === undefined) return setProblem({ code: 'referenceInvalid' })
    setProblem(undefined)
    run(async () => {
      const sent = await claimPayment(token, reference)
      if (sent.ok) onClaimed()
      else setProblem(sent.problem)
    })
  }

  return (
    <section className="stack" aria-labelledby="claim">
      <h2 id="claim">{words.claimTitle}</h2>
      <p className="hint">{words.claimLead}</p>
      <form className="stack" onSubmit={submit} method="post">
        <Field
          label={words.reference}
          name="reference"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          problem={isMistyped ? problem.code : undefined}
          required
        />
        {problem && !isMistyped && <p role="alert">{problemSentence(problem)}</p>}
        <Button type="submit" busy={busy} busyLabel={busyLabels.newsletter}>
          {words.claim}
        </Button>
      </form>
    </section>
  )
}
