import type { Product } from './product.ts'

/** A product as the owner sees it: with what shoppers do not get. */
export type OwnedProduct = Product & {
  /** Address of the uploaded photo, or empty; it is shown before `image`. */
  photo: string
  deleted: boolean
}

/** What the owner may write of a product. */
export type ProductFields = Pick<
  Product,
  'name' | 'description' | 'price' | 'category' | 'image' | 'measurements' | 'detail' | 'draft'
>

/** The picture that shoppers get. */
export function pictureOf({ photo, image }: Pick<OwnedProduct, 'photo' | 'image'>): string {
  return photo || image
}
