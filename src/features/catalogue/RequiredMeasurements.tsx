import type { Measurements } from '#domain/measurement.ts'
import { fieldNamed } from '#domain/product.ts'
import { card } from '#copy/catalogue.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './grid.module.css'

type RequiredProps = {
  names: readonly string[]
  /** What the shopper has saved; undefined while nothing is, and then nothing is said of it. */
  known: Measurements | undefined
}

/** A chip for each measurement that a garment is cut to, and whether the shopper has it (spec section 2). */
export function RequiredMeasurements({ names, known }: RequiredProps) {
  if (names.length === 0) return null
  return (
    <div className={styles.required}>
      <p className="label">{card.requiredMeasurements}</p>
      <ul>
        {names.map((name) => (
          <li key={name} className="chip" data-have={known && has(known, name)}>
            {known && has(known, name) && <Icon name="check" />}
            {name}
            {known && (
              <span className="visually-hidden">
                {has(known, name) ? card.have : card.missing}
              </span>
            )}
          </li>
        ))}
      </ul>
      {known && (
        <p className="hint">
          {card.measured(names.filter((name) => has(known, name)).length, names.length)}
        </p>
      )}
    </div>
  )
}

function has(known: Measurements, name: string): boolean {
  const field = fieldNamed(name)
  return field !== undefined && known[field] !== undefined
}
