import { useState } from 'react'
import { MEASUREMENT_FIELDS } from '#domain/measurement.ts'
import type { MeasurementField, Measurements } from '#domain/measurement.ts'
import type { OrderLine } from '#domain/order.ts'
import { counterOrder } from '#copy/adminOrders.ts'
import { measurementFields } from '#copy/measurements.ts'
import { Field } from '#ui/Field.tsx'
import styles from './admin.module.css'

const MM_PER_INCH = 25.4

type Typed = Partial<Record<MeasurementField, string>>

type CounterMeasurementsProps = { line: OrderLine; onChange: (line: OrderLine) => void }

/** The measurements taken at the counter for one piece, in inches; what is not taken stays empty. */
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
            type="number"
            min={0}
            max={118}
            step="any"
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
    const inches = Number(typed[field] ?? '')
    if (inches > 0) values[field] = Math.round(inches * MM_PER_INCH)
  }
  return values
}
