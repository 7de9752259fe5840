import { useState } from 'react'
import type { Consent } from '#domain/measurements/measurementConsent.ts'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { isOutdated, monthsBetween } from '#domain/measurements/measurementAge.ts'
import { updateSetDetails, duplicateSet, removeSet } from '#data/measurements/measurementSets.ts'
import { chooseSet } from '#data/measurements/measurementSetList.ts'
import { measurementForm, measurementSets } from '#copy/measurements/measurements.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { Button } from '#ui/parts/Button.tsx'
import { dayText } from '#ui/parts/day.ts'
import { MeasurementCardDialog } from '#ui/measuring/MeasurementCardDialog.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useAuth } from '#ui/state/contexts.ts'
import styles from '#features/measurements/form/measurements.module.css'
import { SetDetailsForm } from './SetDetailsForm.tsx'
import { SetHistory } from './SetHistory.tsx'

type SetHeadProps = {
  set: MeasurementSet
  consent: Consent | undefined
  today: string
  onRemoved: (set: MeasurementSet) => void
}

type Showing = 'details' | 'history' | 'card'

/** The set's person and date, and the actions on the whole set. */
export function SetHead({ set, consent, today, onRemoved }: SetHeadProps) {
  const { session } = useAuth()
  const [showing, setShowing] = useState<Showing>()
  const [busy, run] = useBusy()
  const day = dayText(set.measuredOn)
  const close = () => setShowing(undefined)

  function duplicate() {
    run(async () => {
      const copy = await duplicateSet(set, words.copyOf(set.name))
      if (!copy.ok) return notifyProblem(copy.problem)
      chooseSet(copy.value.id)
      notify(words.duplicated(copy.value.name))
    })
  }

  function remove() {
    run(async () => {
      const removed = await removeSet(set)
      if (removed.ok) onRemoved(set)
      else notifyProblem(removed.problem)
    })
  }

  return (
    <div className={styles.head}>
      <div>
        <h3>{set.name}</h3>
        <p className="hint">
          {[
            set.kind === 'garment' && words.garmentMark,
            day && words.measured(words.takers[set.takenBy], day),
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
        {set.notes !== '' && <p className={styles.notes}>{set.notes}</p>}
      </div>
      {isOutdated(set.measuredOn, today) && (
        <p className={styles.stale} role="status">
          {measurementForm.old(monthsBetween(set.measuredOn, today))}
        </p>
      )}
      <div className={styles.doing}>
        <Button look="quiet" onClick={() => setShowing('details')}>
          {words.describe}
        </Button>
        <Button look="quiet" onClick={() => setShowing('history')}>
          {measurementSets.history}
        </Button>
        <Button look="quiet" busy={busy} onClick={duplicate}>
          {words.duplicate}
        </Button>
        <Button look="quiet" onClick={() => setShowing('card')}>
          {words.cardTitle}
        </Button>
        <Button look="quiet" busy={busy} onClick={remove}>
          {measurementSets.remove}
        </Button>
      </div>
      {showing === 'card' && (
        <MeasurementCardDialog
          name={set.name}
          customer={session.status === 'in' ? session.user.name : undefined}
          date={set.measuredOn}
          values={set.values}
          kind={set.kind}
          height={set.height}
          notes={set.notes}
          onClose={close}
        />
      )}
      {showing === 'history' && <SetHistory set={set} onClose={close} />}
      {showing === 'details' && (
        <SetDetailsForm
          set={set}
          today={today}
          consent={consent}
          onSave={(changes) => updateSetDetails(set, changes)}
          onClose={close}
        />
      )}
    </div>
  )
}
