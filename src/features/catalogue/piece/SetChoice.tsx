import { useId } from 'react'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { lineMeasurements as words } from '#copy/shop/lineMeasurements.ts'
import styles from './piece.module.css'

type SetChoiceProps = {
  sets: readonly MeasurementSet[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Asks whom the piece is for if several people have measurements; none is preselected. */
export function SetChoice({ sets, chosen, onChoose }: SetChoiceProps) {
  const name = useId()
  if (sets.length < 2) return null
  return (
    <fieldset className={styles.materials}>
      <legend className="label">{words.whose}</legend>
      <div className="row">
        {sets.map((set) => (
          <label key={set.id} className={styles.material}>
            <input
              type="radio"
              name={name}
              checked={set.id === chosen}
              onChange={() => onChoose(set.id)}
            />
            {set.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
