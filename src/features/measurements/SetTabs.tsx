import type { MeasurementSet } from '#domain/measurementSet.ts'
import { chooseSet } from '#data/chosenSet.ts'
import { measurementSets } from '#copy/measurements.ts'
import { Button } from '#ui/Button.tsx'
import styles from './measurements.module.css'

type SetTabsProps = {
  sets: readonly MeasurementSet[]
  chosen: string | undefined
  onAdd: () => void
}

/** Whose measurements are shown, and ordered for. */
export function SetTabs({ sets, chosen, onAdd }: SetTabsProps) {
  return (
    <div className={styles.sets}>
      <div className={styles.units} role="group" aria-label={measurementSets.label}>
        {sets.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={id === chosen}
            onClick={() => chooseSet(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <Button look="quiet" onClick={onAdd}>
        {measurementSets.add}
      </Button>
    </div>
  )
}
