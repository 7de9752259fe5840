import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { MeasurementField } from '#domain/length/measurement.ts'
import { endsInQuarter, QUARTERS, toggleQuarter } from '#domain/length/parseLength.ts'
import { refusalSentence } from '#copy/base/notices.ts'
import { offerReasons } from '#copy/measurements/findings.ts'
import { lengthProblems, measurementHints } from '#copy/measurements/measurementHints.ts'
import { garmentFields, measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { measurementFields, measurementForm } from '#copy/measurements/measurements.ts'
import { bothLengths, lengthText } from '#ui/body/length.ts'
import { useRefusal } from '#ui/forms/useRefusal.ts'
import { HowTo } from './HowTo.tsx'
import styles from './measuring.module.css'
import { layers, type Refused } from './typedLengths.ts'
import type { MeasurementForm } from './useMeasurementForm.ts'
import '#ui/styles/parts/chips.css'

type InputProps = {
  field: MeasurementField
  form: MeasurementForm
  required: boolean
  doubtful: boolean
  /** A finding about several fields covers this one: it replaces the field's own sentence and offer. */
  explained: boolean
  onFocus: () => void
}

/**
 * One measurement: the text, how it was parsed, buttons for fractions, and how to take it. Enter
 * moves to the next field, as the phone keyboard's key says.
 */
export function MeasurementInput(props: InputProps) {
  const { field, form, required, doubtful, explained, onFocus } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { placeholder } = measurementFields[field]
  const isBody = form.kind === 'body'
  const { label } = isBody ? measurementFields[field] : garmentFields[field]
  const text = form.textOf(field)
  const refused = form.refusals[field]
  const refusal = explained && refused?.tooLong !== undefined ? undefined : refused
  const browser = useRefusal()
  const missing = text === '' ? browser.refusal : undefined
  return (
    <div className={styles.field} data-doubtful={doubtful || undefined}>
      <div className={styles.name}>
        <label htmlFor={id}>{label}</label>
        <button
          type="button"
          className={styles.howButton}
          aria-expanded={isOpen}
          aria-label={measurementForm.howTo(label)}
          onClick={() => setOpen(!isOpen)}
        >
          {measurementForm.how}
        </button>
      </div>
      <div className={styles.entry}>
        <input
          id={id}
          name={field}
          className="control"
          value={text}
          placeholder={form.unit === 'in' && isBody ? placeholder : ''}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          required={required}
          aria-invalid={(refused ?? missing) ? true : undefined}
          aria-describedby={`${id}-said`}
          {...browser.handlers}
          onFocus={onFocus}
          onBlur={() => afterPress(form.commit)}
          onKeyDown={goOn}
          onChange={(event) => form.type(field, event.target.value)}
        />
        {form.unit === 'in' &&
          QUARTERS.map((quarter) => (
            <button
              key={quarter.sign}
              type="button"
              className={styles.quarter}
              aria-label={`${label}: ${measurementForm.fraction(quarter.typed)}`}
              aria-pressed={endsInQuarter(text, quarter)}
              onMouseDown={keepFocus}
              onClick={() => {
                form.type(field, toggleQuarter(text, quarter))
                form.commit()
              }}
            >
              {quarter.sign}
            </button>
          ))}
      </div>
      <p id={`${id}-said`} className={(refusal ?? missing) ? 'problem' : styles.understood}>
        {refusal && lengthProblems[refusal.reason]}
        {!refusal && missing && refusalSentence(missing)}
        {!refusal && !missing && <Understood field={field} form={form} />}
      </p>
      {refusal?.offer && <Offer field={field} form={form} offer={refusal.offer} />}
      {isOpen && (isBody ? <HowTo field={field} /> : <p>{garmentFields[field].where}</p>)}
    </div>
  )
}

/** The parsed length in both units, so a mistake is noticed at once. */
function Understood({ field, form }: Pick<InputProps, 'field' | 'form'>) {
  const millimetres = form.values[field]
  if (millimetres === undefined) return null
  const both = bothLengths(millimetres)
  return layers(form.kind, field) === 1 ? measurementForm.understood(both) : words.flat(both)
}

type OfferProps = Pick<InputProps, 'field' | 'form'> & { offer: NonNullable<Refused['offer']> }

/** The likely meaning of a refused text, in the length that was typed: a garment's is stored doubled. */
function Offer({ field, form, offer }: OfferProps) {
  const { millimetres, repair } = offer
  const stored = millimetres * layers(form.kind, field)
  return (
    <div className="row">
      {repair !== 'missingSpace' && <span>{offerReasons[repair]}</span>}
      <button type="button" className="chip" onClick={() => form.applyOffer({ [field]: stored })}>
        {measurementHints.use(lengthText(millimetres, form.unit))}
      </button>
    </div>
  )
}

/**
 * Calls back once no mouse button is held down. A finding that appeared during a press would move the
 * button that is pressed, and a press that ends elsewhere is no click.
 */
function afterPress(done: () => void) {
  if (!document.querySelector(':active')) return done()
  addEventListener('mouseup', () => setTimeout(done), { once: true })
}

/** Keeps a phone's on-screen keyboard open. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  const inputs = [...(event.currentTarget.form?.querySelectorAll('input') ?? [])]
  const next = inputs[inputs.indexOf(event.currentTarget) + 1]
  if (next?.inputMode !== 'decimal') return
  event.preventDefault()
  next.focus()
}
