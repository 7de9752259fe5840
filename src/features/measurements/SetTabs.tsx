import type { MeasurementSet } from '#domain/measurementSet.ts'
import { chooseSet } from '#data/chosenSet.ts'
import { measurementSets } from '#copy/measurements.ts'
import { Button } from '#ui/Button.tsx'
import { ChipChoice } from '#ui/ChipChoice.tsx'
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
      <ChipChoice
        label={measurementSets.label}
        choices={sets.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={chosen}
        onChoose={chooseSet}
      />
      <Button look="quiet" onClick={onAdd}>
        {measurementSets.add}
      </Button>
    </div>
  )
}
