import { useId } from 'react'
import { isMaterial } from '#domain/products/product.ts'
import { detail } from '#copy/product/detail.ts'
import { materials as known } from '#copy/base/materials.ts'
import styles from './piece.module.css'

type MaterialChoiceProps = {
  materials: readonly string[]
  chosen: string | undefined
  onChoose: (material: string) => void
}

/** The materials a product can be made of. */
export function MaterialChoice({ materials, chosen, onChoose }: MaterialChoiceProps) {
  const name = useId()
  if (chosen === undefined) return null
  return (
    <fieldset className={styles.materials}>
      <legend className="label">{detail.materials}</legend>
      <div className="row">
        {materials.map((material) => (
          <label key={material} className={styles.material}>
            <input
              type="radio"
              name={name}
              value={material}
              checked={material === chosen}
              onChange={() => onChoose(material)}
            />
            {material}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

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
