import { ownerOrders } from '#data/desk/orders.ts'
import { ownedProducts } from '#data/desk/products.ts'
import { DOCUMENT_KINDS } from '#domain/documents/issuedDocument.ts'
import { APPAREL_RATES } from '#domain/documents/taxRates.ts'
import {
  codeOf,
  invoiceKind,
  REGISTRATIONS,
  type Registration,
  type TaxSettings,
} from '#domain/documents/taxSettings.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import { categoriesOf } from '#domain/products/product.ts'
import { adminTax as words, defaultSentences } from '#copy/desk/adminDocuments.ts'
import { AreaField, Field, SelectField } from '#ui/forms/Field.tsx'
import { OptionalSettings } from '#features/admin/parts/OptionalSettings.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { useRows } from '#features/admin/rows/useRows.ts'
import { TaxRateFields } from './TaxRateFields.tsx'

type TaxFieldsProps = {
  tax: TaxSettings | undefined
  /** Why the GSTIN was refused. */
  problem: ProblemCode | undefined
  onChange: (tax: TaxSettings) => void
}

const START: TaxSettings = {
  registration: 'none',
  legalName: '',
  gstin: '',
  codes: [],
  rates: [...APPAREL_RATES],
  sentences: defaultSentences,
}

/** The house's GST registration, and the codes, rates and sentences of its documents. */
export function TaxFields({ tax, problem, onChange }: TaxFieldsProps) {
  return (
    <OptionalSettings words={words} onStart={() => onChange(START)}>
      {tax && <Fields tax={tax} problem={problem} onChange={onChange} />}
    </OptionalSettings>
  )
}

function Fields({ tax, problem, onChange }: TaxFieldsProps & { tax: TaxSettings }) {
  const { registration, legalName, gstin, rates } = tax
  return (
    <>
      <p>
        <strong>{words.review}</strong>
      </p>
      <div className={styles.columns}>
        <SelectField
          label={words.registration}
          hint={words.registrationHint}
          value={registration}
          onChange={({ target }) => onChange(registered(tax, registrationNamed(target.value)))}
        >
          {REGISTRATIONS.map((each) => (
            <option key={each} value={each}>
              {words.registrations[each]}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.legalName}
          hint={words.legalNameHint}
          maxLength={200}
          value={legalName}
          onChange={({ target }) => onChange({ ...tax, legalName: target.value })}
        />
        {registration !== 'none' && (
          <Field
            label={words.gstin}
            hint={words.gstinHint}
            name="tax"
            required
            autoCapitalize="characters"
            spellCheck={false}
            problem={problem}
            value={gstin}
            onChange={({ target }) =>
              onChange({ ...tax, gstin: target.value.trim().toUpperCase() })
            }
          />
        )}
      </div>
      {registration !== 'none' && <Codes tax={tax} onChange={onChange} />}
      {registration === 'regular' && (
        <TaxRateFields rates={rates} onChange={(next) => onChange({ ...tax, rates: next })} />
      )}
      <Sentences tax={tax} onChange={onChange} />
    </>
  )
}

type PartProps = { tax: TaxSettings; onChange: (tax: TaxSettings) => void }

function Codes({ tax, onChange }: PartProps) {
  const products = useRows(ownedProducts).filter(({ deleted }) => !deleted)
  const known = tax.codes.map(({ category }) => category)
  // The last product of an ordered category may be gone before the order is invoiced.
  const ordered = useRows(ownerOrders).flatMap(({ lines }) => lines.map(({ category }) => category))
  const categories = [...new Set([...known, ...categoriesOf(products), ...ordered])]
  function setCode(category: string, code: string) {
    const others = tax.codes.filter((other) => other.category !== category)
    onChange({ ...tax, codes: code === '' ? others : [...others, { category, code }] })
  }
  return (
    <details name="codes">
      <summary className={styles.textButton}>{words.codes}</summary>
      <div className="stack">
        <p className="hint">{words.codesHint}</p>
        <div className={styles.columns}>
          {categories.sort().map((category) => (
            <Field
              key={category}
              label={words.code(category)}
              inputMode="numeric"
              pattern="[0-9]{2,8}"
              maxLength={8}
              value={codeOf(tax, category)}
              onChange={({ target }) => setCode(category, target.value.trim())}
            />
          ))}
        </div>
      </div>
    </details>
  )
}

function Sentences({ tax, onChange }: PartProps) {
  const { registration, sentences } = tax
  const used = DOCUMENT_KINDS.filter(
    (kind) =>
      kind === invoiceKind(tax) ||
      kind === 'creditNote' ||
      (kind === 'receiptVoucher' && registration === 'regular'),
  )
  return (
    <details>
      <summary className={styles.textButton}>{words.sentences}</summary>
      <div className={styles.columns}>
        {used.map((kind) => (
          <AreaField
            key={kind}
            label={words.sentence[kind]}
            hint={words.sentenceHints[kind]}
            maxLength={1000}
            rows={3}
            value={sentences[kind]}
            onChange={({ target }) =>
              onChange({ ...tax, sentences: { ...sentences, [kind]: target.value } })
            }
          />
        ))}
      </div>
    </details>
  )
}

/** A house without a registration has no GSTIN. */
function registered(tax: TaxSettings, registration: Registration): TaxSettings {
  return { ...tax, registration, gstin: registration === 'none' ? '' : tax.gstin }
}

function registrationNamed(text: string): Registration {
  return REGISTRATIONS.find((known) => known === text) ?? 'none'
}
