import { TERMS_KINDS, type PaymentSettings, type PaymentTerms } from '#domain/money/terms.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import { adminPayment as words } from '#copy/desk/adminMoney.ts'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import { OptionalSettings } from '#features/admin/parts/OptionalSettings.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { NumberField } from '#features/admin/parts/NumberField.tsx'

type PaymentFieldsProps = {
  payment: PaymentSettings | undefined
  /** Why the UPI id was refused. */
  problem: ProblemCode | undefined
  onChange: (payment: PaymentSettings) => void
}

const START: PaymentSettings = { terms: { kind: 'advance', percent: 50 }, upiId: '' }
const MAX_PERCENT = 99

/** When orders are to be paid, and the UPI id that receives payments. */
export function PaymentFields({ payment, problem, onChange }: PaymentFieldsProps) {
  return (
    <OptionalSettings words={words} onStart={() => onChange(START)}>
      {payment && <Fields payment={payment} problem={problem} onChange={onChange} />}
    </OptionalSettings>
  )
}

function Fields({ payment, problem, onChange }: PaymentFieldsProps & { payment: PaymentSettings }) {
  const { terms, upiId } = payment
  return (
    <div className={styles.columns}>
      <SelectField
        label={words.terms}
        hint={words.termsHint}
        value={terms.kind}
        onChange={({ target }) => onChange({ ...payment, terms: termsNamed(target.value) })}
      >
        {TERMS_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      {terms.kind === 'advance' && (
        <NumberField
          label={words.percent}
          least={1}
          most={MAX_PERCENT}
          value={terms.percent}
          onChange={(percent) => onChange({ ...payment, terms: { kind: 'advance', percent } })}
        />
      )}
      <Field
        label={words.upiId}
        hint={words.upiHint}
        name="payment"
        autoCapitalize="none"
        spellCheck={false}
        problem={problem}
        value={upiId}
        onChange={({ target }) => onChange({ ...payment, upiId: target.value.trim() })}
      />
    </div>
  )
}

function termsNamed(kind: string): PaymentTerms {
  if (kind === 'advance') return START.terms
  return { kind: kind === 'delivery' ? 'delivery' : 'full' }
}
