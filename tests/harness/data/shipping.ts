import type { Shipping } from '#domain/orders/shipping.ts'

/** A valid shipping address for test orders. */
export const SHIPPING: Shipping = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  countryCode: '+91',
  phone: '98765 43210',
  address: '7 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  zipCode: '411001',
  country: 'India',
}
