import { useState } from 'react'
import type { ProblemCode } from '#domain/base/problem.ts'
import { liveOrders } from '#data/orders/orderList.ts'
import { tailoring, TAILORING_MATERIALS } from '#copy/shop/tailoring.ts'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import { RequestsField } from '#ui/forms/PreferenceFields.tsx'
import styles from '#features/measurements/form/measurements.module.css'
import { RequestSection } from './RequestSection.tsx'
import type { TypedRequest } from './useRequestDraft.ts'
import { ColourField, FitField } from './RequiredFields.tsx'
import '#ui/styles/parts/check.css'

type PreferenceSectionProps = { begun: TypedRequest; codeProblem: ProblemCode | undefined }

const CODES = 'own-order-codes'

/** Cloth, colour, fit, and whether the cloth was bought here; starts from what was typed or chosen last. */
export function PreferenceSection({ begun, codeProblem }: PreferenceSectionProps) {
  const [hasPurchased, setHasPurchased] = useState(begun.hasPurchased)
  const orders = useLive(liveOrders) ?? []
  const { shop } = usePageData()
  const wished = begun.material.toLowerCase()
  const material = TAILORING_MATERIALS.find(({ value }) => value === wished)?.value
  return (
    <>
      <RequestSection title={tailoring.sections.fabric}>
        <div className={styles.pair}>
          <SelectField
            label={tailoring.material}
            name="material"
            defaultValue={material ?? ''}
            required
          >
            <option value="" disabled>
              {tailoring.chooseMaterial}
            </option>
            {TAILORING_MATERIALS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <FitField preferences={begun} />
          <ColourField preferences={begun} />
        </div>
      </RequestSection>
      <RequestSection title={tailoring.sections.more}>
        <RequestsField preferences={begun} hint={tailoring.garmentHint} />
        <label className="check">
          <input
            type="checkbox"
            name="hasPurchased"
            checked={hasPurchased}
            onChange={(event) => setHasPurchased(event.target.checked)}
          />
          {tailoring.hasPurchased}
        </label>
        {shop.discount !== '' && <p className="hint">{shop.discount}</p>}
        {hasPurchased && (
          <>
            <Field
              label={tailoring.orderCode}
              name="orderCode"
              list={CODES}
              placeholder={tailoring.orderCodePlaceholder}
              hint={tailoring.orderCodeHint}
              defaultValue={begun.orderCode}
              problem={codeProblem}
              autoComplete="off"
              maxLength={40}
            />
            <datalist id={CODES}>
              {orders.map(({ id, number }) => (
                <option key={id} value={number} />
              ))}
            </datalist>
          </>
        )}
      </RequestSection>
    </>
  )
}
