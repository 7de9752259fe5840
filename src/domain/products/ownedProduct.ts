import type { Product } from './product.ts'

/** A product as the owner sees it, with the fields that shoppers do not get. */
export type OwnedProduct = Product & {
  /** URL of the uploaded photo, or empty; it takes precedence over `image`. */
  photo: string
  deleted: boolean
}

/** The product fields that the owner may edit. */
export const PRODUCT_FIELDS = [
  'name',
  'description',
  'price',
  'category',
  'image',
  'measurements',
  'detail',
  'draft',
] as const satisfies readonly (keyof Product)[]

export type ProductFields = Pick<Product, (typeof PRODUCT_FIELDS)[number]>

/** The picture that shoppers see. */
export function pictureOf({ photo, image }: Pick<OwnedProduct, 'photo' | 'image'>): string {
  return photo || image
}
