import { isMaterial } from '#domain/products/product.ts'
import { detail } from '#copy/product/detail.ts'
import { materials as known } from '#copy/base/materials.ts'
import styles from '#features/catalogue/piece/piece.module.css'

/** What a material is, its properties and its care, where the house explains it. */
export function AboutMaterial({ material }: { material: string | undefined }) {
  const about = material !== undefined && isMaterial(material) ? known[material] : undefined
  return (
    <div className={styles.aboutMaterial} aria-live="polite">
      {about && (
        <>
          <p>{about.description}</p>
          <h3 className="label">{detail.properties}</h3>
          <ul>
            {about.properties.map((property) => (
              <li key={property}>{property}</li>
            ))}
          </ul>
          <h3 className="label">{detail.care}</h3>
          <p>{about.care}</p>
        </>
      )}
    </div>
  )
}
