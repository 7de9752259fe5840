import { lineTotal } from '#domain/cart.ts'
import { formatLength } from '#domain/formatLength.ts'
import { MEASUREMENT_FIELDS } from '#domain/measurement.ts'
import type { Measurements } from '#domain/measurement.ts'
import { formatRupees } from '#domain/money.ts'
import type { OrderLine } from '#domain/order.ts'
import type { OwnerOrder } from '#domain/ownerOrder.ts'
import { adminOrders } from '#copy/adminOrders.ts'
import { measurementFields } from '#copy/measurements.ts'
import styles from './admin.module.css'

/** Each piece with how it is to be made and the measurements as they were when it was ordered. */
export function OrderLines({ order }: { order: OwnerOrder }) {
  return (
    <ol className={styles.lines}>
      {order.lines.map((line, index) => (
        <li key={index} className="card">
          <h2>
            {line.quantity} x {line.name}
          </h2>
          <p>
            {line.category}, {line.material}, {formatRupees(lineTotal(line))}
          </p>
          <Wishes line={line} />
          <h3>{adminOrders.measurements}</h3>
          {line.measurements ? (
            <Sizes name={line.measurements.setName} values={line.measurements.values} />
          ) : (
            <p className={styles.late}>{adminOrders.noMeasurements}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Wishes({ line }: { line: OrderLine }) {
  const { color, fitType, material, additionalRequests } = line.preferences
  return (
    <>
      <p>
        {adminOrders.preferences}: {[material, fitType, color].filter(Boolean).join(', ')}
      </p>
      {additionalRequests && <p className={styles.prose}>{additionalRequests}</p>}
    </>
  )
}

/** Frozen body measurements in inches. */
export function Sizes({ name, values }: { name: string; values: Measurements }) {
  return (
    <>
      {name && <p>{name}</p>}
      <dl className={styles.sizes}>
        {MEASUREMENT_FIELDS.map((field) => {
          const millimetres = values[field]
          return (
            <div key={field}>
              <dt>{measurementFields[field].label}</dt>
              <dd>{millimetres === undefined ? '-' : `${formatLength(millimetres, 'in')} in`}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
