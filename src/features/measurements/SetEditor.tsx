import { useState } from 'react'
import type { FormEvent } from 'react'
import type { MeasurementSet } from '#domain/measurementSet.ts'
import { addSet, saveSet } from '#data/measurementSets.ts'
import { busyLabels } from '#copy/messages.ts'
import { measurementForm, measurementSets } from '#copy/measurements.ts'
import { Button } from '#ui/Button.tsx'
import { notify, notifyProblem } from '#ui/notify.ts'
import { useAuth } from '#ui/contexts.ts'
import { useBusy } from '#ui/useBusy.ts'
import { Consent } from './Consent.tsx'
import { MeasurementFields } from './MeasurementFields.tsx'
import { useMeasurementForm } from './useMeasurementForm.ts'

/** Types into a set of measurements and keeps it; the first time it asks whether it may. */
export function SetEditor({ set }: { set: MeasurementSet | undefined }) {
  const form = useMeasurementForm(set?.values ?? {})
  const [asking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const { session } = useAuth()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (Object.keys(form.refusals).length > 0) return focusFirstProblem(event.currentTarget)
    if (set) save()
    else setAsking(true)
  }

  function save() {
    setAsking(false)
    run(async () => {
      const { values } = form
      const saved = await (set ? saveSet(set, values) : addSet(measurementSets.firstName, values))
      if (saved.ok) notify(measurementForm.saved)
      else notifyProblem(saved.problem)
    })
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <h2>{measurementForm.title}</h2>
      <p>{measurementForm.lead}</p>
      <MeasurementFields form={form} />
      <p className="hint">
        {session.status === 'in' ? measurementSets.synced : measurementSets.localOnly}
      </p>
      <div>
        <Button type="submit" busy={busy} busyLabel={busyLabels.saving}>
          {measurementForm.save}
        </Button>
      </div>
      {asking && <Consent onAgree={save} onDecline={() => setAsking(false)} />}
    </form>
  )
}

function focusFirstProblem(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
