import { useState } from 'react'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { consentOf } from '#domain/measurements/measurementConsent.ts'
import type { SetDetails } from '#domain/measurements/setEdit.ts'
import { chooseSet, chosenSet, liveSets } from '#data/measurements/measurementSetList.ts'
import { addSet, restoreSet } from '#data/measurements/measurementSets.ts'
import { measurementForm, measurementSets } from '#copy/measurements/measurements.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { UndoNotice } from '#ui/notices/UndoNotice.tsx'
import { shopToday } from '#ui/workroom/shopToday.ts'
import { useLive } from '#ui/state/useLive.ts'
import { ConsentGiven } from '#features/measurements/form/ConsentGiven.tsx'
import styles from '#features/measurements/form/measurements.module.css'
import { OrderedBefore } from '#features/measurements/sets/OrderedBefore.tsx'
import { SetDetailsForm } from '#features/measurements/sets/SetDetailsForm.tsx'
import { SetEditor } from '#features/measurements/sets/SetEditor.tsx'
import { SetHead } from '#features/measurements/sets/SetHead.tsx'
import { TypedBefore } from '#features/measurements/sets/TypedBefore.tsx'
import { ChipChoice } from '#ui/forms/ChipChoice.tsx'

/** The dashboard's measurements: a set for each person, the chosen one open for editing. */
export function MeasurementsTab() {
  const sets = useLive(liveSets)
  const chosen = useLive(chosenSet)
  const [today] = useState(shopToday)
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<MeasurementSet>()
  if (sets === undefined || chosen === undefined) {
    return <p role="status">{measurementForm.loading}</p>
  }
  const set = chosen ?? undefined
  const consent = consentOf(sets)

  async function add({ name = '', ...details }: Partial<SetDetails>) {
    const added = await addSet(name, {}, details)
    if (added.ok) chooseSet(added.value.id)
    return added
  }

  async function undo(gone: MeasurementSet) {
    setRemoved(undefined)
    const restored = await restoreSet(gone)
    if (!restored.ok) return notifyProblem(restored.problem)
    chooseSet(restored.value.id)
    notify(words.restored(gone.name))
  }

  return (
    <div className={styles.tab}>
      <div className={styles.intro}>
        <div className={styles.title}>
          <h2>{measurementForm.title}</h2>
          <Button look="quiet" onClick={() => setAdding(true)}>
            {measurementSets.add}
          </Button>
        </div>
        <p className="hint">{measurementForm.lead}</p>
        <p className={styles.ways}>
          <Link to={paths.howToMeasure}>{words.howTo}</Link>
          <Link to={`${paths.home}#contact`}>{words.appointment}</Link>
        </p>
      </div>
      {sets.length > 1 && (
        <ChipChoice
          label={measurementSets.label}
          choices={sets.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={set?.id}
          onChoose={chooseSet}
        />
      )}
      {set && <TypedBefore onAdd={() => setAdding(true)} />}
      {removed && (
        <UndoNotice
          key={`removed-${removed.id}`}
          text={measurementSets.removed(removed.name)}
          onUndo={() => void undo(removed)}
          onDismiss={() => setRemoved(undefined)}
        />
      )}
      {set && (
        <SetHead
          key={`head-${set.id}`}
          set={set}
          consent={consent}
          today={today}
          onRemoved={setRemoved}
        />
      )}
      {set && <OrderedBefore set={set} />}
      <SetEditor key={set?.id ?? 'new'} set={set} consent={consent} />
      {consent && <ConsentGiven consent={consent} />}
      {adding && (
        <SetDetailsForm
          today={today}
          consent={consent}
          onSave={add}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}
