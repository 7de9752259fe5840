import { formatRupees } from '#domain/base/money.ts'
import { splitList } from '#domain/base/text.ts'
import { productForm } from '#copy/desk/adminProducts.ts'
import { AreaField, Field } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { priceGap, useTax } from '#features/admin/documents/useTax.ts'
import { PhotoField } from './PhotoField.tsx'
import type { ProductFormState } from './useProductForm.ts'

type ProductFieldsProps = {
  form: ProductFormState
  categories: readonly string[]
}

/** The fields of the specification, with the photo beside them. */
export function ProductFields({ form, categories }: ProductFieldsProps) {
  const { text, field, shown, changePhoto, setPreparing, reading } = form
  const { fields } = productForm
  const { tax } = useTax()
  const isNormalized = reading.ok && String(reading.value.price) !== text.price.trim()
  const priceNote = isNormalized && productForm.priceKept(formatRupees(reading.value.price))
  const gap = reading.ok ? priceGap(tax, reading.value) : undefined
  return (
    <div className={styles.columns}>
      <div className="stack">
        <Field {...fields.name} {...field('name')} required maxLength={120} />
        <AreaField {...fields.description} {...field('description')} required />
        <Field
          {...fields.price}
          {...field('price')}
          hint={[priceNote, gap].filter(Boolean).join(' ') || undefined}
          inputMode="decimal"
          required
        />
        <Field {...fields.category} {...field('category')} list="categories" required />
        <datalist id="categories">
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
      </div>
      <div className="stack">
        <PhotoField shown={shown} onChange={changePhoto} onPreparing={setPreparing} />
        <Field {...fields.image} {...field('image')} inputMode="url" />
        <Field {...fields.measurements} {...field('measurements')} />
        <ul className={styles.chips}>
          {splitList(text.measurements).map((name) => (
            <li key={name} className="chip">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
