import { useState, type ReactNode } from 'react'
import type { FrozenMeasurements } from '#domain/cart/cart.ts'
import { figureOf } from '#domain/drawing/figure.ts'
import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import { fieldNamed } from '#domain/products/product.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { otherMeasurements } from '#copy/desk/workCard.ts'
import { measurementPage } from '#copy/measurements/measurementPage.ts'
import { BodyDrawing } from '#ui/body/BodyDrawing.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { MeasurementCardDialog } from '#ui/measuring/MeasurementCardDialog.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { Sizes } from '#features/admin/parts/Sizes.tsx'
import own from './orderLines.module.css'

type FrozenBodyProps = {
  measurements: FrozenMeasurements
  /** The names of the measurements that the piece is cut by; empty if they are not known. */
  needed: readonly string[]
  customer: string
  /** The order and piece that the measurements belong to. */
  reference: string
  date: string
  /** Beside the button of the card; they are not printed. */
  actions: ReactNode
}

/**
 * The measurements frozen at order time, drawn, and as a card for the workroom: first those that the
 * piece is cut by.
 */
export function FrozenBody({
  measurements,
  needed,
  customer,
  reference,
  date,
  actions,
}: FrozenBodyProps) {
  const [open, setOpen] = useState(false)
  const { setName, values, kind } = measurements
  const named = needed.map(fieldNamed)
  const cutBy = MEASUREMENT_FIELDS.filter((field) => named.includes(field))
  const shown = cutBy.length > 0 ? cutBy : MEASUREMENT_FIELDS
  const taken = shown.filter((field) => values[field] !== undefined)
  const others = otherMeasurements(values, shown)
  return (
    <>
      <div className={own.measured}>
        <div>
          <Sizes name={setName} values={values} fields={shown} />
          {others && <p className="hint">{others}</p>}
          {kind === 'garment' && <p className={styles.late}>{adminOrders.garment}</p>}
        </div>
        {kind !== 'garment' && taken.length > 0 && (
          <BodyDrawing figure={figureOf(values)} label={adminOrders.drawing} tapes={taken} />
        )}
      </div>
      <div className={`row ${styles.noPrint}`}>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {measurementPage.cardTitle}
        </Button>
        {actions}
      </div>
      {open && (
        <MeasurementCardDialog
          name={setName}
          customer={customer}
          date={date}
          values={values}
          kind={kind}
          reference={reference}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
