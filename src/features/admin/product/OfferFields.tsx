import { joinOffer, splitOffer, type OfferParts } from '#domain/products/offerText.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import { offerFields as words } from '#copy/desk/adminProducts.ts'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'

type OfferFieldsProps = {
  name: string
  value: string
  problem: ProblemCode | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** A product's offer: what it takes off and its conditions. The form holds it as one sentence. */
export function OfferFields({ name, value, problem, onChange }: OfferFieldsProps) {
  const parts = splitOffer(value)
  const change = (next: Partial<OfferParts>) =>
    onChange({ target: { value: joinOffer({ ...parts, ...next }) } })
  return (
    <fieldset className="stack">
      <legend className="label">{words.title}</legend>
      <SelectField
        label={words.kind}
        name={name}
        value={parts.kind}
        problem={problem}
        onChange={({ target }) => {
          const kind = KINDS.find((known) => known === target.value)
          if (kind !== undefined) change({ kind })
        }}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      {parts.kind !== '' && (
        <div className={styles.columns}>
          <Field
            label={words.value[parts.kind]}
            inputMode="numeric"
            value={parts.value}
            onChange={({ target }) => change({ value: target.value })}
          />
          <Field
            label={words.minQuantity}
            hint={words.minQuantityHint}
            inputMode="numeric"
            value={parts.minQuantity}
            onChange={({ target }) => change({ minQuantity: target.value.trim() })}
          />
          <Field
            label={words.code}
            hint={words.codeHint}
            maxLength={20}
            value={parts.code}
            onChange={({ target }) => change({ code: target.value.trim().toUpperCase() })}
          />
          <Field
            label={words.from}
            type="date"
            value={parts.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <Field
            label={words.until}
            type="date"
            value={parts.until}
            onChange={({ target }) => change({ until: target.value })}
          />
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={parts.firstOrder}
              onChange={({ target }) => change({ firstOrder: target.checked })}
            />
            {words.firstOrder}
          </label>
        </div>
      )}
    </fieldset>
  )
}

const KINDS = ['', 'percent', 'rupees'] as const
