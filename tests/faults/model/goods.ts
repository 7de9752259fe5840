import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { PAYMENT_METHOD, type OrderDraft } from '#domain/orders/order.ts'
import type { Product } from '#domain/products/product.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'

/** The first suit of the demo catalogue, in rupees. */
export const PRICE = 42_999

export const SUIT: Product = {
  id: 'demoproduct0001',
  slug: 'navy-twill-suit',
  name: 'Navy Twill Suit',
  description: '',
  price: PRICE,
  category: 'Suits',
  image: '',
  measurements: [],
  draft: false,
  seq: 1,
  rev: 1,
  created: '',
}

type What = {
  id: string
  user: string
  mark: number
  label: string
  price: number
  isValid: boolean
}

/** An order of as many suits as the mark says; an invalid one has no proper PIN. */
export function orderOf({ id, user, mark, label, price, isValid }: What): OrderDraft {
  return {
    id,
    user,
    shipping: isValid ? SHIPPING : { ...SHIPPING, zipCode: '0' },
    lines: [
      {
        product: SUIT.id,
        name: SUIT.name,
        category: SUIT.category,
        price,
        quantity: mark,
        material: 'Wool',
        preferences: DEFAULT_PREFERENCES,
      },
    ],
    currency: 'INR',
    paymentMethod: PAYMENT_METHOD,
    note: label,
  }
}
