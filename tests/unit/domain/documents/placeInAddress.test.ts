import { expect, it } from 'vitest'
import { isPickup, placeInAddress } from '#domain/documents/placeInAddress.ts'
import { EMPTY_SHIPPING } from '#domain/orders/shipping.ts'

it.each([
  [
    '14 Rope Walk Lane, Fort, Mumbai 400001, India',
    '14 Rope Walk Lane, Fort',
    'Mumbai',
    'Maharashtra',
    '400001',
  ],
  ['8 Janpath, New Delhi 110 001', '8 Janpath', 'New Delhi', 'Delhi', '110001'],
  ['12 Beach Road, Panaji - 403001, Goa', '12 Beach Road', 'Panaji', 'Goa', '403001'],
  ['3 MG Road, Bengaluru, Karnataka 560001', '3 MG Road', 'Bengaluru', 'Karnataka', '560001'],
  ['3 MG Road\nKochi, Kerala, 682011', '3 MG Road', 'Kochi', 'Kerala', '682011'],
  ['5 Mission Street, Puducherry 605001', '5 Mission Street', 'Puducherry', 'Puducherry', '605001'],
  ['7 Clement Town, Dehradun 248001', '7 Clement Town', 'Dehradun', 'Uttarakhand', '248001'],
  ['7 Model Town, Bijnor 246701', '7 Model Town', 'Bijnor', '', '246701'],
  ['Savile Row, London', '', '', '', ''],
])('reads the place in "%s"', (address, street, city, state, zipCode) => {
  expect(placeInAddress(address)).toEqual({ street, city, state, zipCode })
})

it('a pickup goes to the address of the shop, as this version writes it or as earlier ones did', () => {
  const shop = '14 Rope Walk Lane, Fort, Mumbai 400001, India'
  const shipping = { ...EMPTY_SHIPPING, address: '14 Rope Walk Lane, Fort', zipCode: '400001' }
  expect(isPickup(shipping, shop)).toBe(true)
  expect(isPickup({ ...shipping, address: shop }, shop)).toBe(true)
  expect(isPickup({ ...shipping, zipCode: '411001' }, shop)).toBe(false)
  expect(isPickup({ ...shipping, address: '12 MG Road' }, shop)).toBe(false)
  expect(isPickup(EMPTY_SHIPPING, '')).toBe(false)
})
