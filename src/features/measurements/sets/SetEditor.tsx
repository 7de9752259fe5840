import { useState, type FormEvent } from 'react'
import type { Consent as Given } from '#domain/measurements/measurementConsent.ts'
import type { MeasurementField } from '#domain/length/measurement.ts'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { chooseSet } from '#data/measurements/measurementSetList.ts'
import { liveOrders } from '#data/orders/orderList.ts'
import { liveOutbox } from '#data/outbox/list.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { measurementForm, measurementSets } from '#copy/measurements/measurements.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useAuth } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { focusFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { MeasurementFields } from '#ui/measuring/MeasurementFields.tsx'
import styles from '#features/measurements/form/measurements.module.css'
import { SizeHint } from '#ui/body/SizeHint.tsx'
import { useFindings } from '#ui/measuring/useFindings.ts'
import type { MeasurementForm } from '#ui/measuring/useMeasurementForm.ts'
import { useSetForm } from '#features/measurements/form/useSetForm.ts'
import { saveForm } from '#features/measurements/form/saveForm.ts'
import { useConsent } from '#features/measurements/form/useConsent.tsx'
import { YourBody } from '#ui/measuring/YourBody.tsx'
import { ordersBefore } from './ordersBefore.ts'

type SetEditorProps = { set: MeasurementSet | undefined; consent: Given | undefined }

/** Edits a measurement set; input is stored as a draft at once, and saved as a version on tap. */
export function SetEditor({ set, consent }: SetEditorProps) {
  const form = useSetForm(set)
  if (!form) return <p role="status">{measurementForm.loading}</p>
  return <LoadedEditor set={set} consent={consent} form={form} />
}

function LoadedEditor({ set, consent, form }: SetEditorProps & { form: MeasurementForm }) {
  const { withConsent, question } = useConsent(consent)
  const findings = useFindings(form, set?.confirmations ?? [])
  const [active, setActive] = useState<MeasurementField>()
  const [busy, run] = useBusy()
  const { session } = useAuth()
  const orders = useLive(liveOrders) ?? []
  const unsent = useLive(liveOutbox)?.some(({ id }) => id === set?.id) ?? false
  const isBody = form.kind === 'body'
  const waits = form.dirty || form.confirmations.length > 0

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    form.commit()
    if (Object.keys(form.refusals).length > 0) return focusFirstProblem(event.currentTarget)
    withConsent(save)
  }

  function save(given: Given) {
    run(async () => {
      const saved = await saveForm(set, form, given)
      if (!saved.ok) return notifyProblem(saved.problem)
      form.reset()
      if (!set) chooseSet(saved.value.id)
      const isOrdered = ordersBefore(orders, saved.value).length > 0
      notify(isOrdered ? words.savedAfterOrder : measurementForm.saved)
    })
  }

  return (
    <>
      <form className={styles.editor} onSubmit={submit} noValidate>
        {isBody && (
          <aside className={styles.beside}>
            <YourBody form={form} findings={findings} active={active} />
          </aside>
        )}
        <div className={styles.typing}>
          {!isBody && <p>{words.garmentLead}</p>}
          <MeasurementFields form={form} findings={findings} onFocus={setActive} />
          {isBody && <SizeHint values={form.values} height={set?.height ?? undefined} />}
          <div className={styles.saveBar} data-waits={waits || undefined}>
            <Button type="submit" busy={busy} busyLabel={busyLabels.saving}>
              {measurementForm.save}
            </Button>
            <p className="hint" role="status">
              {waits
                ? words.draft
                : storageNote(set !== undefined, session.status === 'in', unsent)}
            </p>
          </div>
        </div>
      </form>
      {question}
    </>
  )
}

/** Where the set is stored, or will be once saved. */
function storageNote(isSaved: boolean, signedIn: boolean, unsent: boolean): string {
  if (!signedIn)
    return isSaved ? `${words.saved} ${measurementSets.localOnly}` : measurementSets.localOnly
  if (!isSaved) return ''
  return `${words.saved} ${unsent ? measurementSets.syncing : measurementSets.synced}`
}
