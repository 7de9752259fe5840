import { useMemo, type FormEvent } from 'react'
import { freeze, type CartLine } from '#domain/cart/cart.ts'
import { isOffered, lineOptions } from '#domain/cart/lineOptions.ts'
import { liveProductById } from '#data/catalogue/catalogue.ts'
import { changeLine } from '#data/cart/editCart.ts'
import { liveSets } from '#data/measurements/measurementSetList.ts'
import { cart as words, sameNowSentence } from '#copy/shop/cart.ts'
import { lineMeasurements } from '#copy/shop/lineMeasurements.ts'
import { lineOptionWords } from '#copy/shop/lineOptions.ts'
import { common } from '#copy/base/frame.ts'
import { FormDialog } from '#ui/notices/FormDialog.tsx'
import { FormActions } from '#ui/parts/FormActions.tsx'
import { SelectField, formText } from '#ui/forms/Field.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'
import { LineColourField, LineFitField, RequestsField } from '#ui/forms/PreferenceFields.tsx'
import styles from './cart.module.css'

/** Edits a line's measurement set and its options. */
export function EditLine({ line, onClose }: { line: CartLine; onClose: () => void }) {
  const [busy, run] = useBusy()
  const sets = useLive(liveSets)
  const product = useLive(useMemo(() => liveProductById(line.product), [line.product]))
  const { preferences, measurements } = line
  const isMeasured = line.requiredMeasurements.length > 0
  const options = lineOptions(line)
  const offered = product?.product?.detail?.materials ?? []
  const sizes = product?.product?.detail?.sizes ?? []
  const material = isOffered(line.material, offered) ? options.material : ''

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const chosenMaterial = formText(form, 'material')
    const chosen = formText(form, 'set')
    const set = sets?.find(({ id }) => id === chosen)
    const frozen = chosen === measurements?.set && !set ? measurements : set && freeze(set)
    run(async () => {
      const changed = await changeLine(line.id, {
        material: chosenMaterial,
        size: formText(form, 'size'),
        measurements: frozen,
        preferences: {
          material: chosenMaterial,
          color: formText(form, 'color'),
          fitType: formText(form, 'fitType'),
          additionalRequests: formText(form, 'additionalRequests').trim(),
        },
      })
      if (!changed.ok) return notifyProblem(changed.problem)
      if (changed.value.isJoined) notify(sameNowSentence(changed.value))
      onClose()
    })
  }

  return (
    <FormDialog title={words.editNamed(line.title)} onClose={onClose}>
      {sets && product && (
        <form className="stack" onSubmit={save}>
          {(isMeasured || measurements) && (
            <>
              <SelectField
                label={lineMeasurements.label}
                name="set"
                defaultValue={measurements?.set ?? (sets.length === 1 ? sets[0]?.id : '')}
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
            </>
          )}
          {sizes.length > 1 && (
            <SelectField
              label={lineOptionWords.size}
              name="size"
              defaultValue={sizes.find((size) => size === options.size) ?? ''}
            >
              <option value="">
                {isMeasured ? lineOptionWords.noSize : lineOptionWords.noSizeChosen}
              </option>
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </SelectField>
          )}
          <div className={styles.pair}>
            {offered.length > 0 && (
              <SelectField label={words.material} name="material" defaultValue={material}>
                <option value="">{lineOptionWords.asShown}</option>
                {offered.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            <LineFitField fitType={options.fitType} />
          </div>
          <LineColourField color={options.color} />
          <RequestsField preferences={preferences} />
          <FormActions busy={busy} onCancel={onClose}>
            {common.save}
          </FormActions>
        </form>
      )}
    </FormDialog>
  )
}
