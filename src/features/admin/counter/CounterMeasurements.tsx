import { useState } from 'react'
import {
  MEASUREMENT_FIELDS,
  type MeasurementField,
  type Measurements,
} from '#domain/length/measurement.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import { parseLength } from '#domain/length/parseLength.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { measurementFields } from '#copy/measurements/measurements.ts'
import { Field } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'

type Typed = Partial<Record<MeasurementField, string>>

type CounterMeasurementsProps = { line: OrderLine; onChange: (line: OrderLine) => void }

/** The measurements taken at the counter for one piece, in inches; any may be left empty. */
export function CounterMeasurements({ line, onChange }: CounterMeasurementsProps) {
  const [typed, setTyped] = useState<Typed>({})

  function type(field: MeasurementField, text: string) {
    const next = { ...typed, [field]: text }
    setTyped(next)
    const values = millimetresOf(next)
    const frozen = { set: '', setName: counterOrder.setName, version: 1, values }
    const { product, name, category, price, quantity, material, preferences } = line
    const bare = { product, name, category, price, quantity, material, preferences }
    onChange(Object.keys(values).length > 0 ? { ...bare, measurements: frozen } : bare)
  }

  return (
    <details>
      <summary className={styles.textButton}>{counterOrder.measurements}</summary>
      <div className={styles.sizes}>
        {MEASUREMENT_FIELDS.map((field) => (
          <Field
            key={field}
            label={measurementFields[field].label}
            problem={isUnread(field, typed[field]) ? 'numberInvalid' : undefined}
            value={typed[field] ?? ''}
            onChange={({ target }) => type(field, target.value)}
          />
        ))}
      </div>
    </details>
  )
}

function millimetresOf(typed: Typed): Measurements {
  const values: Measurements = {}
  for (const field of MEASUREMENT_FIELDS) {
    const read = parseLength(typed[field] ?? '', 'in', field)
    if (read.ok) values[field] = read.millimetres
  }
  return values
}

function isUnread(field: MeasurementField, text = ''): boolean {
  return text.trim() !== '' && !parseLength(text, 'in', field).ok
}
