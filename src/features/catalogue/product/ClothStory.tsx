import type { ReactNode } from 'react'
import type { ClothFields } from '#domain/cloth/clothFields.ts'
import { draftPath, weaveNamed, type Weave } from '#domain/cloth/weave.ts'
import { clothWeightOf, placeOnScale } from '#domain/cloth/weight.ts'
import { clothStory as words, weaves, weights } from '#copy/product/cloth.ts'
import { materials as known } from '#copy/base/materials.ts'
import { detail as detailWords } from '#copy/product/detail.ts'
import { product as page } from '#copy/product/product.ts'
import { isMaterial, type Product } from '#domain/products/product.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from './cloth.module.css'
import story from './story.module.css'

type ClothStoryProps = { product: Product; material: string | undefined }

/** What the record says about the cloth, and the house about the chosen material. */
export function ClothStory({ product, material }: ClothStoryProps) {
  const { detail } = product
  const cloth = material !== undefined && isMaterial(material) ? known[material] : undefined
  return (
    <>
      <h2>{page.cloth}</h2>
      {detail?.clothType && <p className={story.lead}>{detail.clothType}</p>}
      <Facts {...detail} />
      {cloth && (
        <div className={story.cloth} aria-live="polite">
          <p>{cloth.description}</p>
          <ul className={story.list}>
            {cloth.properties.map((property) => (
              <li key={property}>{property}</li>
            ))}
          </ul>
        </div>
      )}
      {cloth && (
        <div>
          <h3 className="label">{detailWords.care}</h3>
          <p>{cloth.care}</p>
          <p>
            <Link to={paths.howToCare}>{page.howToCare}</Link>
          </p>
        </div>
      )}
    </>
  )
}

/** Where a cloth comes from, how it is woven and what it weighs, as far as the house says. */
function Facts({ mill, weave, weight }: ClothFields) {
  if (!mill && !weave && weight === undefined) return null
  const known = weave === undefined ? undefined : weaveNamed(weave)
  return (
    <dl className={styles.facts}>
      {weave && (
        <Fact name={words.weave} value={weave} figure={known && <WeaveDrawing weave={known} />}>
          {known && weaves[known]}
        </Fact>
      )}
      {weight !== undefined && (
        <Fact name={words.weight} value={words.grams(weight)} figure={<Scale weight={weight} />}>
          {weights[clothWeightOf(weight)]}
        </Fact>
      )}
      {mill && <Fact name={words.mill} value={mill} />}
    </dl>
  )
}

type FactProps = { name: string; value: string; figure?: ReactNode; children?: ReactNode }

function Fact({ name, value, figure, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className="label">{name}</dt>
      <dd>{value}</dd>
      {figure && <dd className={styles.figure}>{figure}</dd>}
      {children && <dd className="hint">{children}</dd>}
    </div>
  )
}

const ACROSS = 48
const DOWN = 8

/** The weave as its draft: a square for each place where the thread along the cloth is on top. */
function WeaveDrawing({ weave }: { weave: Weave }) {
  return (
    <svg className={styles.weave} viewBox={`0 0 ${ACROSS} ${DOWN}`} aria-hidden="true">
      <path d={draftPath(weave, ACROSS, DOWN)} />
    </svg>
  )
}

const LENGTH = 100

/** The weight on a line from light to heavy. */
function Scale({ weight }: { weight: number }) {
  return (
    <span className={styles.scale} aria-hidden="true">
      {words.light}
      <svg viewBox={`-3 0 ${LENGTH + 6} 6`}>
        <path d={`M0 3H${LENGTH}`} />
        <circle cx={Math.round(placeOnScale(weight) * LENGTH)} cy="3" r="2.5" />
      </svg>
      {words.heavy}
    </span>
  )
}
