import { useState } from 'react'
import type { FormEvent } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { MEASUREMENT_FIELDS } from '#domain/measurement.ts'
import { liveSets } from '#data/measurementSets.ts'
import { sendTailoringRequest } from '#data/tailoring.ts'
import { savedForLater } from '#copy/offline.ts'
import { busyLabels } from '#copy/messages.ts'
import { FIT_TYPES, tailoring, TAILORING_MATERIALS } from '#copy/tailoring.ts'
import { Button } from '#ui/Button.tsx'
import { AreaField, Field, SelectField } from '#ui/Field.tsx'
import { Head } from '#ui/Head.tsx'
import { useAuth } from '#ui/contexts.ts'
import { formText } from '#ui/formText.ts'
import { notify, notifyProblem, notifySuccess } from '#ui/notify.ts'
import { paths } from '#ui/paths.ts'
import { useBusy } from '#ui/useBusy.ts'
import { useLive } from '#ui/useLive.ts'
import { MeasurementFields } from './MeasurementFields.tsx'
import { useMeasurementForm } from './useMeasurementForm.ts'
import type { Measurements } from '#domain/measurement.ts'

/** The seven that a tailoring request asks for (spec section 3). */
const ASKED = MEASUREMENT_FIELDS.filter((field) => field !== 'outseam')

/** Tailoring details, for those who are signed in (spec section 5). */
export function TailoringForm() {
  const { session } = useAuth()
  const sets = useLive(liveSets)
  if (session.status === 'out') {
    return <Navigate to={paths.login} replace state={{ from: paths.measurements }} />
  }
  if (session.status === 'loading' || sets === undefined) return null
  const [first] = sets
  return <Request key={first?.id} stored={first?.values ?? {}} set={first?.name} />
}

function Request({ stored, set }: { stored: Measurements; set: string | undefined }) {
  const form = useMeasurementForm(stored)
  const [hasPurchased, setHasPurchased] = useState(false)
  const [busy, run] = useBusy()
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    if (Object.keys(form.refusals).length > 0) {
      return fields.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    run(async () => {
      const sent = await sendTailoringRequest({
        measurements: form.values,
        material: formText(fields, 'material'),
        color: formText(fields, 'color'),
        fitType: formText(fields, 'fitType'),
        additionalRequests: formText(fields, 'additionalRequests'),
        hasPurchased,
        orderCode: formText(fields, 'orderCode'),
      })
      if (!sent.ok) return notifyProblem(sent.problem)
      if (sent.value.state === 'saved') notify(savedForLater)
      else notifySuccess('tailoringSent')
      await navigate(paths.dashboardTab('measurements'))
    })
  }

  return (
    <div className="page">
      <Head page="measurements" />
      <form className="stack" onSubmit={submit}>
        <h1>{tailoring.title}</h1>
        <p>{tailoring.lead}</p>
        <h2>{tailoring.sections.body}</h2>
        {set !== undefined && <p className="hint">{tailoring.fromSet(set)}</p>}
        <MeasurementFields form={form} fields={ASKED} required />
        <h2>{tailoring.sections.fabric}</h2>
        <SelectField label={tailoring.material} name="material" defaultValue="" required>
          <option value="" disabled>
            {tailoring.chooseMaterial}
          </option>
          {TAILORING_MATERIALS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field label={tailoring.color} name="color" type="color" defaultValue="#000000" required />
        <SelectField label={tailoring.fitType} name="fitType" defaultValue="regular" required>
          {FIT_TYPES.map(({ value, label, hint }) => (
            <option key={value} value={value}>
              {label}: {hint}
            </option>
          ))}
        </SelectField>
        <h2>{tailoring.sections.more}</h2>
        <AreaField
          label={tailoring.additionalRequests}
          name="additionalRequests"
          placeholder={tailoring.additionalPlaceholder}
          maxLength={2000}
        />
        <label className="row">
          <input
            type="checkbox"
            checked={hasPurchased}
            onChange={(event) => setHasPurchased(event.target.checked)}
          />
          {tailoring.hasPurchased}
        </label>
        {hasPurchased && (
          <Field
            label={tailoring.orderCode}
            name="orderCode"
            placeholder={tailoring.orderCodePlaceholder}
            hint={tailoring.orderCodeHint}
            maxLength={20}
          />
        )}
        <div>
          <Button type="submit" busy={busy} busyLabel={busyLabels.tailoring}>
            {tailoring.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}
