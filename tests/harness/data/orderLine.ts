import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import type { OrderLine } from '#domain/orders/order.ts'

/** Two suits of the demo catalogue, under a name that only the phone gave them. */
export const LINE: OrderLine = {
  product: 'demoproduct0001',
  name: 'As the phone called it',
  category: 'Suits',
  price: 42999,
  quantity: 2,
  material: 'Wool',
  preferences: DEFAULT_PREFERENCES,
}
