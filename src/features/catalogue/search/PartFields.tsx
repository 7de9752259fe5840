import { isOccasion, OCCASIONS } from '#domain/cloth/occasion.ts'
import { MATERIALS } from '#domain/products/product.ts'
import { collection } from '#copy/shop/catalogue.ts'
import { occasions } from '#copy/product/occasions.ts'
import { SelectField } from '#ui/forms/Field.tsx'
import type { FilterProps } from './useCatalogueQuery.ts'
import styles from './filters.module.css'

/** Narrows the collection to an occasion and to a material. */
export function PartFields({ query, onChange }: FilterProps) {
  return (
    <div className={styles.prices}>
      <SelectField
        label={collection.occasion}
        value={query.occasion ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ occasion: isOccasion(value) ? value : undefined })
        }
      >
        <option value="">{collection.anyPart}</option>
        {OCCASIONS.map((occasion) => (
          <option key={occasion} value={occasion}>
            {occasions[occasion].name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={collection.material}
        value={query.material ?? ''}
        onChange={({ target: { value } }) => onChange({ material: value || undefined })}
      >
        <option value="">{collection.anyPart}</option>
        {MATERIALS.map((material) => (
          <option key={material} value={material}>
            {material}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
