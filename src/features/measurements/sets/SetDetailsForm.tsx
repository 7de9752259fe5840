import { useState, type FormEvent } from 'react'
import { parseHeight } from '#domain/length/parseHeight.ts'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import type { SetDetails } from '#domain/measurements/setEdit.ts'
import { formatLength } from '#domain/length/formatLength.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { measurementSets } from '#copy/measurements/measurements.ts'
import { FormActions } from '#ui/parts/FormActions.tsx'
import { AreaField, Field, SelectField, formText } from '#ui/forms/Field.tsx'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import styles from '#features/measurements/form/measurements.module.css'

type SetDetailsFormProps = {
  /** The set to edit; omitted for a new one. */
  set?: MeasurementSet
  today: string
  onSave: (details: Partial<SetDetails> & { name: string }) => void
  onCancel: () => void
}

const MAX_WEIGHT_KG = 350
const MIN_WEIGHT_KG = 25

/** A set's person, who measured it and when, and notes for the tailor. */
export function SetDetailsForm({ set, today, onSave, onCancel }: SetDetailsFormProps) {
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
    onSave({
      name: formText(form, 'name').trim(),
      takenBy: formText(form, 'takenBy') === 'shop' ? 'shop' : 'self',
      measuredOn: formText(form, 'measuredOn'),
      notes: formText(form, 'notes').trim(),
      height: tall,
      weight: heavy,
      ...(!set && { kind }),
    })
  }

  return (
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
      <FormActions onCancel={onCancel}>{words.saveNow}</FormActions>
    </form>
  )
}

function weightOf(text: string): number | undefined {
  const kilograms = Number(text.replace(/ ?kgs?$/i, '').replace(',', '.'))
  return kilograms >= MIN_WEIGHT_KG && kilograms <= MAX_WEIGHT_KG ? kilograms : undefined
}
