import { useState } from 'react'
import type { Preferences } from '#domain/cart.ts'
import type { ProblemCode } from '#domain/problem.ts'
import { liveOrders } from '#data/orderList.ts'
import { FIT_TYPES, tailoring, TAILORING_MATERIALS } from '#copy/tailoring.ts'
import { AreaField, Field, SelectField } from '#ui/Field.tsx'
import { useLive } from '#ui/useLive.ts'
import styles from './measurements.module.css'

type TailoringWishesProps = { preferences: Preferences; codeProblem: ProblemCode | undefined }

const CODES = 'own-order-codes'

/** Cloth, colour and fit, and whether the cloth was bought here; begun with what was last wished. */
export function TailoringWishes({ preferences, codeProblem }: TailoringWishesProps) {
  const [hasPurchased, setHasPurchased] = useState(false)
  const orders = useLive(liveOrders) ?? []
  const material = known(TAILORING_MATERIALS, preferences.material)
  const fitType = known(FIT_TYPES, preferences.fitType) ?? 'regular'
  return (
    <>
      <h2>{tailoring.sections.fabric}</h2>
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
        <SelectField label={tailoring.fitType} name="fitType" defaultValue={fitType} required>
          {FIT_TYPES.map(({ value, label, hint }) => (
            <option key={value} value={value}>
              {label}: {hint}
            </option>
          ))}
        </SelectField>
        <Field
          label={tailoring.color}
          name="color"
          type="color"
          defaultValue={preferences.color}
          required
        />
      </div>
      <h2>{tailoring.sections.more}</h2>
      <AreaField
        label={tailoring.additionalRequests}
        name="additionalRequests"
        defaultValue={preferences.additionalRequests}
        placeholder={tailoring.additionalPlaceholder}
        maxLength={2000}
      />
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="hasPurchased"
          checked={hasPurchased}
          onChange={(event) => setHasPurchased(event.target.checked)}
        />
        {tailoring.hasPurchased}
      </label>
      {hasPurchased && (
        <>
          <Field
            label={tailoring.orderCode}
            name="orderCode"
            list={CODES}
            placeholder={tailoring.orderCodePlaceholder}
            hint={tailoring.orderCodeHint}
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
    </>
  )
}

function known(choices: readonly { value: string }[], wished: string): string | undefined {
  return choices.find(({ value }) => value === wished.toLowerCase())?.value
}
