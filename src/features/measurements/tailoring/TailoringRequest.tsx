import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Preferences } from '#domain/cart/cart.ts'
import { MEASUREMENT_FIELDS, type MeasurementField } from '#domain/length/measurement.ts'
import type { Consent as Given } from '#domain/measurements/measurementConsent.ts'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import { chooseSet } from '#data/measurements/measurementSetList.ts'
import { savePreferences } from '#data/requests/preferences.ts'
import { sendTailoringRequest } from '#data/requests/requests.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { savedForLater } from '#copy/base/savedForLater.ts'
import { measurementForm } from '#copy/measurements/measurements.ts'
import { measurementPage } from '#copy/measurements/measurementPage.ts'
import { tailoring } from '#copy/shop/tailoring.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { SelectField } from '#ui/forms/Field.tsx'
import { notify, notifyProblem, notifySuccess } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { focusFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { MeasurementFields } from '#ui/measuring/MeasurementFields.tsx'
import { PreferenceSection } from './PreferenceSection.tsx'
import { RequestSection } from './RequestSection.tsx'
import { typedIn, type TypedRequest } from './useRequestDraft.ts'
import styles from './tailoring.module.css'
import { useFindings } from '#ui/measuring/useFindings.ts'
import type { MeasurementForm } from '#ui/measuring/useMeasurementForm.ts'
import { useSetForm } from '#features/measurements/form/useSetForm.ts'
import { YourBody } from '#ui/measuring/YourBody.tsx'
import { saveForm } from '#features/measurements/form/saveForm.ts'
import { useConsent } from '#features/measurements/form/useConsent.tsx'

/** A tailoring request asks for seven measurements. */
function isAsked(field: MeasurementField): boolean {
  return field !== 'outseam'
}

/** Those, plus any that cannot be parsed: if one were hidden, it would block the request. */
function askedBy({ refusals }: MeasurementForm): readonly MeasurementField[] {
  return MEASUREMENT_FIELDS.filter((field) => isAsked(field) || refusals[field])
}

type RequestProps = {
  /** Of bodies only. */
  sets: readonly MeasurementSet[]
  set: MeasurementSet | undefined
  consent: Given | undefined
  preferences: Preferences
  /** What was typed before and not sent. */
  typed: TypedRequest | undefined
  onType: (form: HTMLFormElement) => void
  onSent: () => Promise<void>
}

/** A tailoring request: measurements, preferences and notes. */
export function TailoringRequest(props: RequestProps) {
  const { set } = props
  const form = useSetForm(set)
  if (!form) return <p role="status">{measurementForm.loading}</p>
  return <LoadedRequest {...props} form={form} />
}

function LoadedRequest(props: RequestProps & { form: MeasurementForm }) {
  const { sets, set, consent, preferences, typed, form, onType, onSent } = props
  const { withConsent, question } = useConsent(consent)
  const findings = useFindings(form, set?.confirmations ?? [])
  const [asked] = useState(() => askedBy(form))
  const [active, setActive] = useState<MeasurementField>()
  const fields = useRef<HTMLFormElement>(null)
  // Another tab may save preferences while this form is open.
  const [shownPreferences] = useState(preferences)
  const [begun] = useState(typed ?? { ...preferences, hasPurchased: false, orderCode: '' })
  const [codeProblem, setCodeProblem] = useState<ProblemCode>()
  const [busy, run] = useBusy()
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    form.commit()
    if (Object.keys(form.refusals).length > 0) {
      return focusFirstProblem(event.currentTarget)
    }
    withConsent(send)
  }

  function send(given: Given) {
    const shown = fields.current
    if (!shown) return
    const { hasPurchased, orderCode, ...wished } = typedIn(shown)
    const preferred = { ...wished, additionalRequests: wished.additionalRequests.trim() }
    run(async () => {
      setCodeProblem(undefined)
      const { values: measurements } = form
      const sent = await sendTailoringRequest({
        ...preferred,
        measurements,
        hasPurchased,
        orderCode,
      })
      if (!sent.ok) {
        setCodeProblem(sent.problem.fields?.['orderCode'])
        return notifyProblem(sent.problem)
      }
      // Asked before the set is saved: a first set replaces this form by its own.
      const isOpen = shown.isConnected
      await onSent()
      const savedSet = await saveForm(set, form, given)
      if (savedSet.ok) form.reset()
      await savePreferences(shownPreferences, preferred)
      if (sent.value.state === 'saved') notify(savedForLater)
      else notifySuccess('tailoringSent')
      // A shopper who has gone on to another page meanwhile stays there.
      if (isOpen) await navigate(paths.dashboardTab('measurements'))
    })
  }

  return (
    <>
      <form
        ref={fields}
        className={styles.request}
        onSubmit={submit}
        onInput={({ currentTarget }) => onType(currentTarget)}
      >
        <div className={styles.intro}>
          <h1>{tailoring.title}</h1>
          <p className="hint">{tailoring.lead}</p>
          <Link to={paths.howToMeasure}>{measurementPage.howTo}</Link>
          <Link to={`${paths.home}#contact`}>{measurementPage.appointment}</Link>
        </div>
        <RequestSection
          title={tailoring.sections.body}
          aside={<YourBody form={form} findings={findings} active={active} />}
        >
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
          <MeasurementFields
            form={form}
            findings={findings}
            fields={asked}
            required
            onFocus={setActive}
          />
        </RequestSection>
        <PreferenceSection begun={begun} codeProblem={codeProblem} />
        <div className={styles.send}>
          <Button type="submit" busy={busy} busyLabel={busyLabels.tailoring}>
            {tailoring.submit}
          </Button>
        </div>
      </form>
      {question}
    </>
  )
}
