import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { chooseSet } from '#data/measurements/chosenSet.ts'
import { measurementSets } from '#copy/measurements/measurements.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ChipChoice } from '#ui/forms/ChipChoice.tsx'
import styles from '#features/measurements/form/measurements.module.css'

type SetTabsProps = {
  sets: readonly MeasurementSet[]
  chosen: string | undefined
  onAdd: () => void
}

/** Chooses whose measurements are shown and used for orders. */
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
