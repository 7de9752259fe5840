import { outlineOf } from '#domain/drawing/bodyOutline.ts'
import type { Figure } from '#domain/drawing/figure.ts'
import type { MeasurementField } from '#domain/length/measurement.ts'
import { tapeLines } from '#domain/drawing/tapeLines.ts'
import styles from './BodyDrawing.module.css'

type BodyDrawingProps = {
  figure: Figure
  label: string
  side?: 'front' | 'back'
  /** The fields whose tape is drawn; `doubtful` ones in the warning colour. */
  tapes?: readonly MeasurementField[]
  doubtful?: readonly MeasurementField[]
}

/** A figure in front or back view, with tapes on it. */
export function BodyDrawing(props: BodyDrawingProps) {
  const { figure, label, side = 'front', tapes = [], doubtful = [] } = props
  const outline = outlineOf(figure)
  const lines = tapeLines(figure)
  return (
    <svg className={styles.drawing} viewBox={outline.viewBox} role="img" aria-label={label}>
      <path className={styles.body} d={outline.body} />
      {/* Over the neck, so that the chin is seen. */}
      <path className={styles.body} d={outline.head} />
      <path className={styles.stroke} d={outline[side]} />
      {tapes.map((field) => (
        <path key={field} className={styles.tape} d={lines[field].path} />
      ))}
      {doubtful.map((field) => (
        <path key={field} className={styles.doubtful} d={lines[field].path} />
      ))}
    </svg>
  )
}
