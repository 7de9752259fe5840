import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Preferences } from '#domain/cart.ts'
import { MEASUREMENT_FIELDS } from '#domain/measurement.ts'
import type { Consent as Given } from '#domain/measurementConsent.ts'
import type { MeasurementSet } from '#domain/measurementSet.ts'
import type { ProblemCode } from '#domain/problem.ts'
import { chooseSet } from '#data/chosenSet.ts'
import { savePreferences } from '#data/preferences.ts'
import { sendTailoringRequest } from '#data/tailoring.ts'
import { savedForLater, busyLabels } from '#copy/messages.ts'
import { measurementForm } from '#copy/measurements.ts'
import { tailoring } from '#copy/tailoring.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/Field.tsx'
import { formText } from '#ui/formText.ts'
import { notify, notifyProblem, notifySuccess } from '#ui/notify.ts'
import { paths } from '#ui/paths.ts'
import { useBusy } from '#ui/useBusy.ts'
import { focusFirstProblem } from '#ui/useFirstProblem.ts'
import { Consent } from './Consent.tsx'
import { MeasurementFields } from './MeasurementFields.tsx'
import { TailoringWishes } from './TailoringWishes.tsx'
import { useFindings } from './useFindings.ts'
import type { MeasurementForm } from './useMeasurementForm.ts'
import { useSaving } from './useSaving.ts'
import { useSetForm } from './useSetForm.ts'

/** The seven that a tailoring request asks for (spec section 3). */
const ASKED = MEASUREMENT_FIELDS.filter((field) => field !== 'outseam')

type RequestProps = {
  sets: readonly MeasurementSet[]
  set: MeasurementSet | undefined
  consent: Given | undefined
  preferences: Preferences
}

/** Asks for something to be made: the measures, how it is to be, and what else there is to say. */
export function TailoringRequest(props: RequestProps) {
  const { set } = props
  const form = useSetForm(set)
  if (!form) return <p role="status">{measurementForm.loading}</p>
  return <OpenRequest {...props} form={form} />
}

function OpenRequest(props: RequestProps & { form: MeasurementForm }) {
  const { sets, set, consent, preferences, form } = props
  const saving = useSaving(set, consent)
  const findings = useFindings(form, set?.confirmations ?? [])
  const fields = useRef<HTMLFormElement>(null)
  const [codeProblem, setCodeProblem] = useState<ProblemCode>()
  const [busy, run] = useBusy()
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    form.settle()
    if (Object.keys(form.refusals).length > 0) {
      return focusFirstProblem(event.currentTarget)
    }
    saving.withConsent(send)
  }

  function send(given: Given) {
    const shown = fields.current
    if (!shown) return
    const wishes = {
      material: formText(shown, 'material'),
      color: formText(shown, 'color'),
      fitType: formText(shown, 'fitType'),
      additionalRequests: formText(shown, 'additionalRequests').trim(),
    }
    const orderCode = formText(shown, 'orderCode')
    const hasPurchased = new FormData(shown).has('hasPurchased')
    run(async () => {
      setCodeProblem(undefined)
      const { values: measurements } = form
      const sent = await sendTailoringRequest({ ...wishes, measurements, hasPurchased, orderCode })
      if (!sent.ok) {
        setCodeProblem(sent.problem.fields?.['orderCode'])
        return notifyProblem(sent.problem)
      }
      const kept = await saving.save(form, given)
      if (kept.ok) form.reset()
      await savePreferences(wishes)
      if (sent.value.state === 'saved') notify(savedForLater)
      else notifySuccess('tailoringSent')
      await navigate(paths.dashboardTab('measurements'))
    })
  }

  return (
    <>
      <form ref={fields} className="stack" onSubmit={submit}>
        <h1>{tailoring.title}</h1>
        <p>{tailoring.lead}</p>
        <h2>{tailoring.sections.body}</h2>
        {sets.length > 1 && (
          <SelectField
            label={tailoring.whose}
            value={set?.id}
            onChange={(event) => chooseSet(event.target.value)}
          >
            {sets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {set && <p className="hint">{tailoring.fromSet(set.name)}</p>}
        <MeasurementFields form={form} findings={findings} fields={ASKED} required />
        <TailoringWishes preferences={preferences} codeProblem={codeProblem} />
        <div>
          <Button type="submit" busy={busy} busyLabel={busyLabels.tailoring}>
            {tailoring.submit}
          </Button>
        </div>
      </form>
      {saving.isAsking && <Consent onAgree={saving.agree} onDecline={saving.decline} />}
    </>
  )
}
