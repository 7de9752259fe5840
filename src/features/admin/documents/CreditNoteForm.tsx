import { useState, type FormEvent } from 'react'
import type { FieldProblems } from '#domain/base/problem.ts'
import type { IssuedDocument } from '#domain/documents/issuedDocument.ts'
import { decimalRupees, parseAmountText, type Paise } from '#domain/money/paise.ts'
import { adminDocuments as words } from '#copy/desk/adminDocuments.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Field, formText } from '#ui/forms/Field.tsx'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import styles from '#features/admin/parts/parts.module.css'
import { IssueButton } from './IssueButton.tsx'
import type { Issuing } from './useIssuing.ts'

type CreditNoteFormProps = {
  document: IssuedDocument
  /** What has not been credited yet. */
  left: Paise
  issuing: Issuing
}

/** Credits a part or all of an invoice, with a reason. */
export function CreditNoteForm({ document, left, issuing }: CreditNoteFormProps) {
  const [problems, setProblems] = useState<FieldProblems>({})
  const shown = useFirstProblem(problems)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const paise = parseAmountText(formText(form, 'amount'))
    const isFitting = paise !== undefined && paise <= left
    setProblems(isFitting ? {} : { amount: 'amountInvalid' })
    if (!isFitting) return
    const reason = formText(form, 'reason').trim()
    issuing.issue({ what: 'creditNote', invoice: document.id, paise, reason })
  }

  return (
    <details>
      <summary className={styles.textButton}>
        <UnbrokenNumber text={words.creditFor(document.number)} />
      </summary>
      <form ref={shown} className="stack" onSubmit={submit}>
        <Field
          label={words.creditAmount}
          hint={words.creditHint}
          name="amount"
          inputMode="decimal"
          required
          defaultValue={decimalRupees(left)}
          problem={problems['amount']}
        />
        <Field label={words.creditReason} name="reason" maxLength={200} required />
        <div>
          <IssueButton type="submit" issuing={issuing}>
            {words.credit}
          </IssueButton>
        </div>
      </form>
    </details>
  )
}
