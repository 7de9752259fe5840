import { useMemo, useState } from 'react'
import { figureOf } from '#domain/drawing/figure.ts'
import type { MeasurementField } from '#domain/length/measurement.ts'
import { middleBody, tapeLines, type FigureSex } from '#domain/drawing/tapeLines.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { measurementFields, measurementForm } from '#copy/measurements/measurements.ts'
import { measuring } from '#copy/measurements/measuring.ts'
import { BodyDrawing } from '#ui/body/BodyDrawing.tsx'
import { ChipChoice } from '#ui/forms/ChipChoice.tsx'
import { useScrollIntoView } from '#ui/state/useScrollIntoView.ts'
import styles from './measuring.module.css'

const SEXES = ['men', 'women'] as const satisfies readonly FigureSex[]

/** How to take one measurement, on a male or female figure, and common mistakes. */
export function HowTo({ field }: { field: MeasurementField }) {
  const [sex, setSex] = useState<FigureSex>('men')
  const figure = useMemo(() => figureOf(middleBody(sex)), [sex])
  const { side } = tapeLines(figure)[field]
  const { label } = measurementFields[field]
  const { where, mistakes, ...more } = measuring[field]
  const opened = useScrollIntoView<HTMLDivElement>()
  return (
    <div ref={opened} className={styles.how}>
      <div className={styles.howDrawing}>
        <BodyDrawing
          figure={figure}
          side={side}
          tapes={[field]}
          label={words.tape(label, words[side])}
        />
        <p className="label">{words[side]}</p>
        <ChipChoice
          label={words.figure}
          choices={SEXES.map((value) => ({ value, label: words.figures[value] }))}
          chosen={sex}
          onChoose={setSex}
        />
      </div>
      <div className="stack">
        <p>{where}</p>
        <div>
          <p className="label">{measurementForm.commonSlips}</p>
          <ul className={styles.commonErrors}>
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
        {'skip' in more && <p>{more.skip}</p>}
      </div>
    </div>
  )
}
