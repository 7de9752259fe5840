import { useMemo } from 'react'
import type { Finding } from '#domain/body/checkBody.ts'
import { figureOf } from '#domain/drawing/figure.ts'
import type { MeasurementField } from '#domain/length/measurement.ts'
import { tapeLines } from '#domain/drawing/tapeLines.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { BodyDrawing } from '#ui/body/BodyDrawing.tsx'
import styles from './measuring.module.css'
import type { MeasurementForm } from './useFormOfDraft.ts'

type YourBodyProps = {
  form: MeasurementForm
  findings: readonly Finding[]
  active: MeasurementField | undefined
}

/**
 * The body the numbers describe, so that a wrong one stands out; the active measurement shows its
 * tape.
 */
export function YourBody({ form, findings, active }: YourBodyProps) {
  const { committed } = form
  const figure = useMemo(() => figureOf(committed), [committed])
  const doubtful = findings.flatMap(({ fields }) => fields)
  const tapes = active && !doubtful.includes(active) ? [active] : []
  const side = active ? tapeLines(figure)[active].side : 'front'
  return (
    <figure className={styles.body}>
      <figcaption>
        <p className="label">{words.drawing}</p>
        <p className="hint">{words.drawingHint}</p>
      </figcaption>
      <div className={styles.bodyDrawing}>
        <BodyDrawing
          figure={figure}
          side={side}
          tapes={tapes}
          doubtful={doubtful}
          label={words.drawing}
        />
      </div>
    </figure>
  )
}
