import { isOccasion, OCCASIONS, type Occasion } from '#domain/cloth/occasion.ts'
import { DRAFTS } from '#domain/cloth/weave.ts'
import { isMaterial, MATERIALS, type Material } from '#domain/products/product.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import { splitList } from '#domain/base/text.ts'
import type { ProductText, ProductTextField } from '#domain/products/productText.ts'
import { productForm } from '#copy/desk/adminProducts.ts'
import { occasions } from '#copy/product/occasions.ts'
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
  const chosen = splitList(text.materials)

  function toggle(material: Material, on: boolean) {
    const known = MATERIALS.filter((m) => (m === material ? on : chosen.includes(m)))
    const materials = [...known, ...chosen.filter((name) => !isMaterial(name))]
    onChange({ ...text, materials: materials.join(', ') })
  }

  function toggleOccasion(occasion: Occasion, on: boolean) {
    const picked = splitList(text.occasions).filter(isOccasion)
    const now = OCCASIONS.filter((one) => (one === occasion ? on : picked.includes(one)))
    onChange({ ...text, occasions: now.join(', ') })
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
        <Field label={labels.mill} {...field('mill')} />
        <Field
          label={labels.weave}
          hint={productForm.weaveHint}
          list="weaves"
          {...field('weave')}
        />
        <datalist id="weaves">
          {Object.keys(DRAFTS).map((weave) => (
            <option key={weave} value={weave} />
          ))}
        </datalist>
        <Field label={labels.weight} inputMode="numeric" {...field('weight')} />
        <Field label={labels.included} hint={productForm.listHint} {...field('included')} />
        <fieldset>
          <legend className="label">{labels.occasions}</legend>
          <div className={styles.chips}>
            {OCCASIONS.map((occasion) => (
              <label key={occasion} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={text.occasions.split(', ').includes(occasion)}
                  onChange={({ target }) => toggleOccasion(occasion, target.checked)}
                />
                {occasions[occasion].name}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  )
}
