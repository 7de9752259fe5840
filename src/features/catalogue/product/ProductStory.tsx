import { isMaterial, type Product } from '#domain/products/product.ts'
import { materials as known } from '#copy/base/materials.ts'
import { detail } from '#copy/product/detail.ts'
import { product as words, promises } from '#copy/product/product.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { DetailFacts } from '#features/catalogue/piece/DetailFacts.tsx'
import { clothStory } from '#copy/product/cloth.ts'
import { ClothStory } from './ClothStory.tsx'
import { MakingSteps } from './MakingSteps.tsx'
import styles from './story.module.css'

type ProductStoryProps = { product: Product; material: string | undefined }

/** Cloth, making, fit and care as the record states them; leaves out what the record lacks. */
export function ProductStory({ product, material }: ProductStoryProps) {
  const { shop } = usePageData()
  const cloth = material !== undefined && isMaterial(material) ? known[material] : undefined
  const included = product.detail?.included ?? []
  const isMade = product.measurements.length > 0
  // A house with its own policies promises only what they say.
  const isStandard = shop.policies.length === 0
  return (
    <div className={styles.story}>
      <section>
        <h2>{words.cloth}</h2>
        {product.detail?.clothType && <p className={styles.lead}>{product.detail.clothType}</p>}
        <ClothStory {...product.detail} />
        {cloth && (
          <div className={styles.cloth} aria-live="polite">
            <p>{cloth.description}</p>
            <ul className={styles.list}>
              {cloth.properties.map((property) => (
                <li key={property}>{property}</li>
              ))}
            </ul>
          </div>
        )}
        {cloth && (
          <div>
            <h3 className="label">{detail.care}</h3>
            <p>{cloth.care}</p>
            <p>
              <Link to={paths.howToCare}>{words.howToCare}</Link>
            </p>
          </div>
        )}
      </section>
      <section>
        <h2>{words.details}</h2>
        <DetailFacts product={product} brief />
        {included.length > 0 && (
          <div>
            <h3 className="label">{clothStory.included}</h3>
            <ul className={styles.list}>
              {included.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
        )}
      </section>
      {isMade && <MakingSteps product={product} />}
      <section>
        <h2>{isMade ? words.fit : words.included}</h2>
        <ul className={styles.list}>
          {isMade && isStandard && <li>{promises.altered}</li>}
          {isMade && isStandard && <li>{promises.cancelled}</li>}
          {isStandard && <li>{promises.taxed}</li>}
          <li>{promises.shipped}</li>
        </ul>
        <p>
          <Link to={paths.policies}>{words.policies}</Link>
        </p>
      </section>
    </div>
  )
}
