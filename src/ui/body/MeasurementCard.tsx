import { figureOf } from '#domain/drawing/figure.ts'
import {
  LENGTH_UNITS,
  MEASUREMENT_FIELDS,
  type Measurements,
  type Millimetres,
} from '#domain/length/measurement.ts'
import type { SetKind } from '#domain/measurements/setEdit.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { measurementFields, measurementForm } from '#copy/measurements/measurements.ts'
import { BodyDrawing } from './BodyDrawing.tsx'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { dayText } from '#ui/parts/day.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { formatLength } from '#domain/length/formatLength.ts'
import styles from './MeasurementCard.module.css'
import '#ui/styles/parts/tables.css'

export type MeasurementCardProps = {
  /** The name of the set. */
  name: string
  /** The customer's name; it comes first, since a set may be called Me. */
  customer: string | undefined
  /** The day they were taken, ISO 8601; empty if unknown. */
  date: string
  /** In millimetres; a field that was not taken is missing. */
  values: Measurements
  kind?: SetKind | undefined
  /** The line under the name, such as the order number. */
  reference?: string
  height?: Millimetres | null | undefined
  notes?: string
}

/**
 * One person's measurements on one A5 sheet, in both units and as a drawing. Printing the page while
 * a card is shown prints only the card.
 */
export function MeasurementCard(props: MeasurementCardProps) {
  const { name, customer, date, values, kind = 'body', reference, height, notes } = props
  const whose = [...new Set([customer, name])].filter(Boolean).join(', ')
  const day = dayText(date)
  return (
    <article className={styles.card} aria-label={words.cardTitle} data-print-alone="">
      <header>
        <div className={styles.over}>
          <p className="label">{words.cardTitle}</p>
          <p className={styles.house}>{usePageData().shop.name}</p>
        </div>
        <h3>{whose}</h3>
        <p>
          <UnbrokenNumber
            text={[reference, day && words.cardDate(day), kind === 'garment' && words.garmentMark]
              .filter(Boolean)
              .join('. ')}
          />
        </p>
      </header>
      <div className={styles.sides}>
        <table>
          <thead>
            <tr>
              <td />
              {LENGTH_UNITS.map((unit) => (
                <th key={unit} scope="col">
                  {measurementForm.unitShort[unit]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MEASUREMENT_FIELDS.map((field) => (
              <tr key={field}>
                <th scope="row">{measurementFields[field].label}</th>
                <Lengths millimetres={values[field]} />
              </tr>
            ))}
            {height && (
              <tr>
                <th scope="row">{words.cardHeight}</th>
                <Lengths millimetres={height} />
              </tr>
            )}
          </tbody>
        </table>
        {kind === 'body' && (
          <BodyDrawing
            figure={figureOf(values)}
            label={words.drawing}
            tapes={MEASUREMENT_FIELDS.filter((field) => values[field] !== undefined)}
          />
        )}
      </div>
      {notes && <p className={styles.notes}>{notes}</p>}
    </article>
  )
}

function Lengths({ millimetres }: { millimetres: Millimetres | undefined }) {
  if (millimetres === undefined) return <td colSpan={2}>{words.cardNotTaken}</td>
  return LENGTH_UNITS.map((unit) => <td key={unit}>{formatLength(millimetres, unit)}</td>)
}
