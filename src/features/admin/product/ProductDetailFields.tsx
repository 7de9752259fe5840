import {
  isMaterial,
  MATERIALS,
  parseMeasurementNames,
  type Material,
} from '#domain/products/product.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import type { ProductText, ProductTextField } from '#domain/products/productText.ts'
import { productForm } from '#copy/desk/adminProducts.ts'
import { Field } from '#ui/forms/Field.tsx'
import { OfferFields } from './OfferFields.tsx'
import styles from '#features/admin/parts/parts.module.css'

const DETAILS = ['priceRange', 'sleeveLength', 'clothType'] as const

type FieldState = {
  name: ProductTextField
  value: string
  problem: ProblemCode | undefined
  onChange: (event: { target: { value: string } }) => void
}

type ProductDetailFieldsProps = {
  text: ProductText
  field: (name: ProductTextField) => FieldState
  onChange: (text: ProductText) => void
}

/** What the detail panel shows besides the card's fields; all of it is optional. */
export function ProductDetailFields({ text, field, onChange }: ProductDetailFieldsProps) {
  const labels = productForm.detailFields
  const chosen = parseMeasurementNames(text.materials)

  function toggle(material: Material, on: boolean) {
    const known = MATERIALS.filter((m) => (m === material ? on : chosen.includes(m)))
    const materials = [...known, ...chosen.filter((name) => !isMaterial(name))]
    onChange({ ...text, materials: materials.join(', ') })
  }

  return (
    <details>
      <summary className={styles.textButton}>{productForm.detail}</summary>
      <div className={styles.columns}>
        <Field label={labels.sizes} hint={productForm.listHint} {...field('sizes')} />
        {DETAILS.map((name) => (
          <Field key={name} label={labels[name]} {...field(name)} />
        ))}
        <OfferFields {...field('discount')} />
        <fieldset>
          <legend className="label">{labels.materials}</legend>
          <div className={styles.chips}>
            {MATERIALS.map((material) => (
              <label key={material} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(material)}
                  onChange={({ target }) => toggle(material, target.checked)}
                />
                {material}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  )
}
