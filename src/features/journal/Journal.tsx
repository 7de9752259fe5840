import { useMemo } from 'react'
import { figureOf } from '#domain/drawing/figure.ts'
import { middleBody, tapeLines } from '#domain/drawing/tapeLines.ts'
import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import { articles, journal as words } from '#copy/journal/journal.ts'
import { howToCare } from '#copy/journal/howToCare.ts'
import { howToMeasure } from '#copy/journal/howToMeasure.ts'
import { measurementFields } from '#copy/measurements/measurements.ts'
import { detail } from '#copy/product/detail.ts'
import { footer } from '#copy/base/frame.ts'
import { BodyDrawing } from '#ui/body/BodyDrawing.tsx'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import { paths } from '#ui/routing/paths.ts'
import { ArticlePage } from './ArticlePage.tsx'
import styles from './journal.module.css'

const PICTURES = {
  howToMeasure: '/pictures/about',
  howToCare: '/pictures/gallery-fabrics',
} as const

/** The list of the house's articles. */
export function Journal() {
  return (
    <div className={`page ${styles.front}`}>
      <Head copy={words} path={paths.journal} />
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <ul className={styles.list}>
        {articles.map(({ name, title, description, minutes }, place) => (
          <li key={name}>
            <Picture
              source={PICTURES[name]}
              alt=""
              shape="wide"
              sizes="(min-width: 64rem) 34vw, (min-width: 40rem) 46vw, 92vw"
              first={place === 0}
            />
            <p className="label">{words.minutes(minutes)}</p>
            <h2>
              <Link to={paths[name]}>{title}</Link>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How to take the eight measurements, with a figure from both sides. */
export function HowToMeasure() {
  return (
    <ArticlePage
      article={howToMeasure}
      path={paths.howToMeasure}
      figures={<Figures />}
      picture={PICTURES.howToMeasure}
      next={
        <>
          <ButtonLink to={paths.measurements}>{detail.addMeasurements}</ButtonLink>
          <Link to={paths.howToCare}>{howToCare.title}</Link>
        </>
      }
    />
  )
}

/** How to care for each cloth. */
export function HowToCare() {
  return (
    <ArticlePage
      article={howToCare}
      path={paths.howToCare}
      picture={PICTURES.howToCare}
      next={
        <>
          <ButtonLink to={paths.catalogue}>{footer.collection}</ButtonLink>
          <Link to={paths.howToMeasure}>{howToMeasure.title}</Link>
        </>
      }
    />
  )
}

/** Where the tape goes for each measurement, on the side from which it is seen. */
function Figures() {
  const figure = useMemo(() => figureOf(middleBody('men')), [])
  const lines = tapeLines(figure)
  return (
    <div className={styles.figures}>
      {(['front', 'back'] as const).map((side) => {
        const tapes = MEASUREMENT_FIELDS.filter((field) => lines[field].side === side)
        const names = tapes.map((field) => measurementFields[field].label).join(', ')
        return (
          <figure key={side}>
            <BodyDrawing
              figure={figure}
              side={side}
              tapes={tapes}
              label={words.figure(words[side], names)}
            />
            <figcaption>
              <span className="label">{words[side]}</span> {names}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}
