import type { FormEvent } from 'react'
import { freeze } from '#domain/cart.ts'
import type { CartLine } from '#domain/cart.ts'
import { MATERIALS } from '#domain/product.ts'
import { changeLine } from '#data/cart.ts'
import { chosenAmong } from '#data/chosenSet.ts'
import { liveSets } from '#data/measurementSetList.ts'
import { cart as words, lineMeasurements } from '#copy/cart.ts'
import { common } from '#copy/frame.ts'
import { FIT_TYPES, tailoring } from '#copy/tailoring.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { AreaField, Field, SelectField } from '#ui/Field.tsx'
import { formText } from '#ui/formText.ts'
import { Link } from '#ui/Link.tsx'
import { notifyProblem } from '#ui/notify.ts'
import { paths } from '#ui/paths.ts'
import { useBusy } from '#ui/useBusy.ts'
import { useLive } from '#ui/useLive.ts'
import styles from './cart.module.css'

const LONGEST_REQUEST = 2000

/** Whose measurements a line is cut to, and how it is to be made. */
export function EditLine({ line, onClose }: { line: CartLine; onClose: () => void }) {
  const [busy, run] = useBusy()
  const sets = useLive(liveSets)
  const { preferences, measurements } = line

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const material = formText(form, 'material')
    const chosen = formText(form, 'set')
    const set = sets?.find(({ id }) => id === chosen)
    const frozen = chosen === measurements?.set && !set ? measurements : set && freeze(set)
    run(async () => {
      const changed = await changeLine(line.id, {
        material,
        measurements: frozen,
        preferences: {
          material,
          color: formText(form, 'color'),
          fitType: formText(form, 'fitType'),
          additionalRequests: formText(form, 'additionalRequests').trim(),
        },
      })
      if (!changed.ok) return notifyProblem(changed.problem)
      onClose()
    })
  }

  return (
    <Dialog title={words.editNamed(line.title)} onClose={onClose}>
      {sets && (
        <form className="stack" onSubmit={save}>
          <SelectField
            label={lineMeasurements.label}
            name="set"
            defaultValue={measurements?.set ?? chosenAmong(sets)?.id ?? ''}
          >
            <option value="">{lineMeasurements.none}</option>
            {measurements && !sets.some(({ id }) => id === measurements.set) && (
              <option value={measurements.set}>{measurements.setName}</option>
            )}
            {sets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <p className="hint">
            <Link to={paths.dashboardTab('measurements')}>{lineMeasurements.add}</Link>
          </p>
          <div className={styles.pair}>
            <SelectField label={words.material} name="material" defaultValue={line.material}>
              {[...new Set([line.material, 'Custom', ...MATERIALS])].map((material) => (
                <option key={material}>{material}</option>
              ))}
            </SelectField>
            <SelectField
              label={tailoring.fitType}
              name="fitType"
              defaultValue={preferences.fitType.toLowerCase()}
            >
              {FIT_TYPES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
          <Field
            label={tailoring.color}
            name="color"
            type="color"
            defaultValue={preferences.color}
          />
          <AreaField
            label={tailoring.additionalRequests}
            name="additionalRequests"
            placeholder={tailoring.additionalPlaceholder}
            defaultValue={preferences.additionalRequests}
            maxLength={LONGEST_REQUEST}
          />
          <div className="row">
            <Button type="submit" busy={busy}>
              {common.save}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {common.cancel}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
