import type { ProductField } from '#domain/desk/conflict.ts'
import { adminProducts, productForm } from '#copy/desk/adminProducts.ts'

/** A field's label in the form. */
export function labelOf(field: ProductField): string {
  const { fields, detailFields } = productForm
  const labels: Record<ProductField, string> = {
    name: fields.name.label,
    description: fields.description.label,
    price: fields.price.label,
    category: fields.category.label,
    image: fields.image.label,
    measurements: fields.measurements.label,
    ...detailFields,
    draft: adminProducts.draft,
    deleted: adminProducts.deleted,
    photo: productForm.photo,
  }
  return labels[field]
}
