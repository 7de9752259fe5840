import { useId } from 'react'
import { detail } from '#copy/product/detail.ts'
import styles from './piece.module.css'

type MaterialChoiceProps = {
  materials: readonly string[]
  chosen: string | undefined
  onChoose: (material: string) => void
  /** Called when the choice gets the focus, so that the code for another cloth can load. */
  onBegin?: () => void
}

/** The materials a product can be made of. */
export function MaterialChoice({ materials, chosen, onChoose, onBegin }: MaterialChoiceProps) {
  const name = useId()
  if (chosen === undefined) return null
  return (
    <fieldset className={styles.materials} onFocus={onBegin} onPointerDown={onBegin}>
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
