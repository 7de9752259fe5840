import { formatLength } from '#domain/length/formatLength.ts'
import {
  MEASUREMENT_FIELDS,
  type MeasurementField,
  type Measurements,
} from '#domain/length/measurement.ts'
import { measurementFields } from '#copy/measurements/measurements.ts'
import styles from './Sizes.module.css'

type SizesProps = {
  name: string
  values: Measurements
  fields?: readonly MeasurementField[]
}

/** Frozen body measurements in inches. */
export function Sizes({ name, values, fields = MEASUREMENT_FIELDS }: SizesProps) {
  return (
    <>
      {name && <p>{name}</p>}
      <dl className={styles.sizes}>
        {fields.map((field) => {
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
