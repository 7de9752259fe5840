import { useId } from 'react'
import type { Material } from '#domain/product.ts'
import { detail } from '#copy/catalogue.ts'
import { materials as known } from '#copy/materials.ts'
import styles from './detail.module.css'

type MaterialChoiceProps = {
  materials: readonly Material[]
  chosen: Material | undefined
  onChoose: (material: Material) => void
}

/** The materials a product can be made of, with how the chosen one behaves and is kept. */
export function MaterialChoice({ materials, chosen, onChoose }: MaterialChoiceProps) {
  const name = useId()
  if (chosen === undefined) return null
  const { description, properties, care } = known[chosen]
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
      <div className={styles.aboutMaterial} aria-live="polite">
        <p>{description}</p>
        <h3 className="label">{detail.properties}</h3>
        <ul>
          {properties.map((property) => (
            <li key={property}>{property}</li>
          ))}
        </ul>
        <h3 className="label">{detail.care}</h3>
        <p>{care}</p>
      </div>
    </fieldset>
  )
}
