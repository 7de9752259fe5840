import type { Offer } from '#domain/base/offer.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import type { Product, ProductDetail } from '#domain/products/product.ts'

/** The fields of a new product, as the owner's form sends them. */
export const STOLE = {
  name: 'Linen Stole',
  description: 'Hand loomed',
  price: 1999,
  category: 'Stoles',
  image: '',
  measurements: [],
  draft: false,
}

/** A product on the shelf, with overrides. */
export function product(more: Partial<Product> = {}): Product {
  return {
    id: 'demoproduct0001',
    slug: 'navy-twill-suit',
    name: 'Navy Twill Suit',
    description: 'A suit.',
    price: 42_999,
    category: 'Suits',
    image: '/pictures/navy-twill-suit',
    measurements: ['Chest', 'Waist'],
    draft: false,
    seq: 1,
    rev: 1,
    created: '2026-01-01T00:00:00.000Z',
    ...more,
  }
}

/** A product on the shelf in the owner's format. */
export const OWNED_SUIT: OwnedProduct = { ...product(), photo: '', deleted: false }

/** The detail record of a piece without an offer. */
export const WOOL_DETAIL: ProductDetail = {
  sizes: ['M'],
  discount: '',
  priceRange: '',
  sleeveLength: '',
  clothType: 'Wool',
  materials: [],
}

/** The detail record of a piece with this offer. */
export function detailWith(offer: Offer): ProductDetail {
  const texts = { discount: '', priceRange: '', sleeveLength: '', clothType: '' }
  return { ...texts, sizes: [], materials: [], offer }
}

/** A product in the owner's format, by name and price. */
export function ownedProduct(
  name: string,
  price: number,
  more: Partial<OwnedProduct> = {},
): OwnedProduct {
  const plain = { description: '', image: '', measurements: [], created: '' }
  return {
    ...product({ id: name, slug: name, name, price, ...plain }),
    photo: '',
    deleted: false,
    ...more,
  }
}
