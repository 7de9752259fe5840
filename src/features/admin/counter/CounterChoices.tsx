import { MAX_REQUEST_LENGTH, type Preferences } from '#domain/cart/cart.ts'
import { lineOptions } from '#domain/cart/lineOptions.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { FIT_TYPES, lineOptionWords, preferenceWords } from '#copy/shop/lineOptions.ts'
import { AreaField, SelectField } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'
import counter from './counter.module.css'

type CounterChoicesProps = {
  line: OrderLine
  product: OwnedProduct | undefined
  onChange: (line: OrderLine) => void
}

/** The options of a piece, as in the shop; without a choice it is made as shown. */
export function CounterChoices({ line, product, onChange }: CounterChoicesProps) {
  const { materials = [], sizes = [] } = product?.detail ?? {}
  const { material = '', size = '', fitType = '' } = lineOptions(line)
  const { additionalRequests } = line.preferences
  const chosen = [material, size, fitLabelOf(fitType), additionalRequests]
    .filter(Boolean)
    .join(', ')
  const prefer = (part: Partial<Preferences>) =>
    onChange({ ...line, preferences: { ...line.preferences, ...part } })

  function choose(name: string) {
    onChange({ ...line, material: name, preferences: { ...line.preferences, material: name } })
  }

  return (
    <details>
      <summary className={`${styles.textButton} ${counter.measures}`}>
        {counterOrder.choices}
        {chosen && <small>{chosen}</small>}
      </summary>
      <div className="stack">
        <div className={styles.shortFields}>
          {materials.length > 0 && (
            <Choice
              label={lineOptionWords.material}
              none={lineOptionWords.asShown}
              value={material}
              of={materials.map((name) => ({ value: name, label: name }))}
              onChoose={choose}
            />
          )}
          {sizes.length > 1 && (
            <Choice
              label={lineOptionWords.size}
              none={lineOptionWords.noSize}
              value={size}
              of={sizes.map((name) => ({ value: name, label: name }))}
              onChoose={(name) => onChange({ ...line, size: name })}
            />
          )}
          <Choice
            label={preferenceWords.fitType}
            none={lineOptionWords.asShown}
            value={fitType}
            of={FIT_TYPES}
            onChoose={(name) => prefer({ fitType: name })}
          />
        </div>
        <AreaField
          label={preferenceWords.additionalRequests}
          placeholder={preferenceWords.additionalPlaceholder}
          value={additionalRequests}
          maxLength={MAX_REQUEST_LENGTH}
          onChange={({ target }) => prefer({ additionalRequests: target.value })}
        />
      </div>
    </details>
  )
}

type ChoiceProps = {
  label: string
  none: string
  value: string
  of: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, none, value, of, onChoose }: ChoiceProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{none}</option>
      {of.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </SelectField>
  )
}

function fitLabelOf(fitType: string): string {
  return FIT_TYPES.find(({ value }) => value === fitType)?.label ?? ''
}
