import { useMemo } from 'react'
import type { Finding } from '#domain/body/checkBody.ts'
import { figureOf } from '#domain/drawing/figure.ts'
import { MEASUREMENT_FIELDS, type MeasurementField } from '#domain/length/measurement.ts'
import { tapeLines } from '#domain/drawing/tapeLines.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { BodyDrawing } from '#ui/body/BodyDrawing.tsx'
import styles from './measuring.module.css'
import type { MeasurementForm } from './useMeasurementForm.ts'

/** Before and after the first measurement. Both take the same place, so that nothing moves between. */
const CAPTIONS = [
  { title: words.tapes, hint: words.tapesHint },
  { title: words.drawing, hint: words.drawingHint },
] as const

type YourBodyProps = {
  form: MeasurementForm
  findings: readonly Finding[]
  active: MeasurementField | undefined
}

/**
 * Draws the body that the measurements describe, so that a wrong one stands out, and the active
 * measurement's tape. Before the first measurement: where each tape goes.
 */
export function YourBody({ form, findings, active }: YourBodyProps) {
  const { committed } = form
  const figure = useMemo(() => figureOf(committed), [committed])
  const doubtful = [...new Set(findings.flatMap(({ fields }) => fields))]
  const isEmpty = Object.keys(form.values).length === 0
  const resting = isEmpty ? MEASUREMENT_FIELDS : []
  const tapes = active && !doubtful.includes(active) ? [active] : resting
  const shown = isEmpty ? 0 : 1
  const side = active ? tapeLines(figure)[active].side : 'front'
  return (
    <figure className={styles.body}>
      <div className={styles.bodyDrawing}>
        <BodyDrawing
          figure={figure}
          side={side}
          tapes={tapes}
          doubtful={doubtful}
          label={CAPTIONS[shown].title}
        />
      </div>
      <figcaption>
        {CAPTIONS.map(({ title, hint }, index) => (
          <div key={title} aria-hidden={index !== shown || undefined}>
            <p className="label">{title}</p>
            <p className="hint">{hint}</p>
          </div>
        ))}
      </figcaption>
    </figure>
  )
}
