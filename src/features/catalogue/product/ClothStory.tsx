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
import { Picture } from '#ui/parts/Picture.tsx'
import { closeUpOf } from '#ui/pictures/productViews.ts'
import { paths } from '#ui/routing/paths.ts'
import styles from './cloth.module.css'
import story from './story.module.css'

const CLOSE_UP = '(min-width: 64rem) 27vw, (min-width: 48rem) 45vw, 92vw'

type ClothStoryProps = { product: Product; material: string | undefined }

/** What the record says about the cloth, and the house about the chosen material. */
export function ClothStory({ product, material }: ClothStoryProps) {
  const { detail } = product
  const cloth = material !== undefined && isMaterial(material) ? known[material] : undefined
  const close = closeUpOf(product.image)
  return (
    <>
      <div className={styles.cloth}>
        <h2>{page.cloth}</h2>
        {close && <Picture source={close} alt="" sizes={CLOSE_UP} shape="wide" />}
        {detail?.clothType && <p className={story.lead}>{detail.clothType}</p>}
      </div>
      {cloth && (
        <div className={styles.about}>
          <div aria-live="polite">
            <p>{cloth.description}</p>
            <ul className={story.list}>
              {cloth.properties.map((property) => (
                <li key={property}>{property}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="label">{detailWords.care}</h3>
            <p>{cloth.care}</p>
            <p>
              <Link to={paths.howToCare}>{page.howToCare}</Link>
            </p>
          </div>
        </div>
      )}
      <Facts {...detail} />
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

const ACROSS = 24
const DOWN = 16

/** The weave as its draft: a square for each place where the thread along the cloth is on top. */
function WeaveDrawing({ weave }: { weave: Weave }) {
  return (
    <svg className={styles.weave} viewBox={`0 0 ${ACROSS} ${DOWN}`} aria-hidden="true">
      <path d={draftPath(weave, ACROSS, DOWN)} />
    </svg>
  )
}

const LENGTH = 100

/** The weight as a mark on a ruler from light to heavy. */
function Scale({ weight }: { weight: number }) {
  const place = Math.round(placeOnScale(weight) * LENGTH)
  return (
    <span className={styles.scale} aria-hidden="true">
      {words.light}
      <svg viewBox={`0 0 ${LENGTH} 14`} preserveAspectRatio="none">
        <path d={`M0 7H${LENGTH}M0 4v6M25 4v6M50 4v6M75 4v6M100 4v6`} />
        <path className={styles.mark} d={`M${place} 0v14`} />
      </svg>
      {words.heavy}
    </span>
  )
}
