import { useState, type FormEvent } from 'react'
import { parseHeight } from '#domain/length/parseHeight.ts'
import type { Result } from '#domain/base/problem.ts'
import type { Consent } from '#domain/measurements/measurementConsent.ts'
import { changedDetails, type MeasurementSet } from '#domain/measurements/measurementSet.ts'
import type { SetDetails } from '#domain/measurements/setEdit.ts'
import { formatLength } from '#domain/length/formatLength.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { measurementSets } from '#copy/measurements/measurements.ts'
import { FormDialog } from '#ui/notices/FormDialog.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { FormActions } from '#ui/parts/FormActions.tsx'
import { AreaField, Field, SelectField, formText } from '#ui/forms/Field.tsx'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import styles from '#features/measurements/form/measurements.module.css'
import { useConsent } from '#features/measurements/form/useConsent.tsx'

type SetDetailsFormProps = {
  /** The set to edit; omitted for a new one. */
  set?: MeasurementSet
  today: string
  consent: Consent | undefined
  /** Stores the details, of a set to edit only the changed ones. */
  onSave: (details: Partial<SetDetails>) => Promise<Result<unknown>>
  onClose: () => void
}

const MAX_WEIGHT_KG = 350
const MIN_WEIGHT_KG = 25

/**
 * A set's person, who measured it and when, and notes for the tailor, in a dialog that stays until
 * they are stored.
 */
export function SetDetailsForm({ set, today, consent, onSave, onClose }: SetDetailsFormProps) {
  const { withConsent, question } = useConsent(consent)
  const [busy, run] = useBusy()
  const [problems, setProblems] = useState({ height: '', weight: '' })
  const shown = useFirstProblem(problems)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const height = formText(form, 'height').trim()
    const weight = formText(form, 'weight').trim()
    const tall = height === '' ? null : parseHeight(height)
    const heavy = weight === '' ? null : weightOf(weight)
    if (tall === undefined || heavy === undefined) {
      return setProblems({
        height: tall === undefined ? words.heightRefused : '',
        weight: heavy === undefined ? words.weightRefused : '',
      })
    }
    const kind = formText(form, 'kind') === 'garment' ? 'garment' : 'body'
    const typed: Partial<SetDetails> = {
      name: formText(form, 'name').trim(),
      takenBy: formText(form, 'takenBy') === 'shop' ? 'shop' : 'self',
      measuredOn: formText(form, 'measuredOn'),
      notes: formText(form, 'notes').trim(),
      height: tall,
      weight: heavy,
    }
    const details: Partial<SetDetails> = set ? changedDetails(set, typed) : { ...typed, kind }
    if (Object.keys(details).length === 0) return onClose()
    withConsent((given) => save(set?.consent ? details : { ...details, consent: given }))
  }

  function save(details: Partial<SetDetails>) {
    run(async () => {
      const stored = await onSave(details)
      if (stored.ok) onClose()
      else notifyProblem(stored.problem)
    })
  }

  return (
    <FormDialog title={set ? words.describeTitle(set.name) : words.addTitle} onClose={onClose}>
      <form ref={shown} className="stack" onSubmit={submit}>
        <Field
          label={measurementSets.name}
          name="name"
          defaultValue={set?.name}
          placeholder={words.nameHint}
          pattern=".*\S.*"
          maxLength={80}
          required
        />
        {!set && (
          <SelectField label={words.kindLabel} name="kind" defaultValue="body">
            <option value="body">{words.kinds.body}</option>
            <option value="garment">{words.kinds.garment}</option>
          </SelectField>
        )}
        <div className={styles.pair}>
          <SelectField
            label={measurementSets.takenBy}
            name="takenBy"
            defaultValue={set?.takenBy ?? 'self'}
          >
            <option value="self">{measurementSets.takers.self}</option>
            <option value="shop">{measurementSets.takers.shop}</option>
          </SelectField>
          <Field
            label={words.measuredOn}
            name="measuredOn"
            type="date"
            max={today}
            defaultValue={set?.measuredOn || today}
          />
          <Field
            label={words.height}
            name="height"
            defaultValue={set?.height ? `${formatLength(set.height, 'cm')} cm` : ''}
            hint={words.heightHint}
            autoComplete="off"
            problemText={problems.height || undefined}
          />
          <Field
            label={words.weight}
            name="weight"
            inputMode="decimal"
            defaultValue={set?.weight ?? ''}
            autoComplete="off"
            problemText={problems.weight || undefined}
          />
        </div>
        <AreaField
          label={words.notes}
          name="notes"
          rows={3}
          defaultValue={set?.notes}
          placeholder={words.notesHint}
          maxLength={1000}
        />
        <FormActions busy={busy} busyLabel={busyLabels.saving} onCancel={onClose}>
          {words.saveNow}
        </FormActions>
      </form>
      {question}
    </FormDialog>
  )
}

function weightOf(text: string): number | undefined {
  const kilograms = Number(text.replace(/ ?kgs?$/i, '').replace(',', '.'))
  return kilograms >= MIN_WEIGHT_KG && kilograms <= MAX_WEIGHT_KG ? kilograms : undefined
}
