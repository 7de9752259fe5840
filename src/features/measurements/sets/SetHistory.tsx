import { compareMeasurements } from '#domain/length/compareMeasurements.ts'
import type { MeasurementSet, MeasurementVersion } from '#domain/measurements/measurementSet.ts'
import { restoreVersion } from '#data/measurements/measurementSets.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { measurementFields, measurementSets } from '#copy/measurements/measurements.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { momentText } from '#ui/parts/day.ts'
import { lengthText } from '#ui/body/length.ts'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/measurements/form/measurements.module.css'

type SetHistoryProps = { set: MeasurementSet; onClose: () => void }

/**
 * Earlier versions of a set, each compared with the current one and restorable. Only those with
 * other measurements count, so the first one that was measured is version 1.
 */
export function SetHistory({ set, onClose }: SetHistoryProps) {
  const [busy, run] = useBusy()
  const versions = set.history.filter(({ values }, i) => {
    const later = set.history[i - 1] ?? set
    const isMeasured = Object.keys(values).length > 0
    return isMeasured && compareMeasurements(values, later.values).length > 0
  })

  function restore(version: MeasurementVersion) {
    run(async () => {
      const restored = await restoreVersion(set, version)
      if (!restored.ok) return notifyProblem(restored.problem)
      notify(measurementSets.restored)
      onClose()
    })
  }

  return (
    <Dialog title={`${measurementSets.history}: ${set.name}`} onClose={onClose}>
      {versions.length === 0 && <p>{measurementSets.noHistory}</p>}
      <ol className={styles.history}>
        {versions.map((version, place) => (
          <li key={version.version}>
            <h3>{measurementSets.version(versions.length - place, momentText(version.savedAt))}</h3>
            <Differences was={version} now={set} />
            <Button look="outline" busy={busy} onClick={() => restore(version)}>
              {measurementSets.restore}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Differences({ was, now }: { was: MeasurementVersion; now: MeasurementSet }) {
  const differences = compareMeasurements(was.values, now.values)
  if (differences.length === 0) return <p>{words.sameAsNow}</p>
  return (
    <ul>
      {differences.map((one) => (
        <li key={one.field}>
          {measurementSets.compare(
            measurementFields[one.field].label,
            one.was === undefined ? words.none : lengthText(one.was, now.unit),
            one.now === undefined ? words.none : lengthText(one.now, now.unit),
          )}
        </li>
      ))}
    </ul>
  )
}
