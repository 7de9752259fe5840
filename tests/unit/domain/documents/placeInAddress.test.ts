import { expect, it } from 'vitest'
import { placeInAddress } from '#domain/documents/placeInAddress.ts'

it.each([
  ['14 Rope Walk Lane, Fort, Mumbai 400001, India', 'Mumbai', 'Maharashtra', '400001'],
  ['8 Janpath, New Delhi 110 001', 'New Delhi', 'Delhi', '110001'],
  ['12 Beach Road, Panaji - 403001, Goa', 'Panaji', 'Goa', '403001'],
  ['3 MG Road, Bengaluru, Karnataka 560001', 'Bengaluru', 'Karnataka', '560001'],
  ['3 MG Road\nKochi, Kerala, 682011', 'Kochi', 'Kerala', '682011'],
  ['5 Mission Street, Puducherry 605001', 'Puducherry', 'Puducherry', '605001'],
  ['7 Clement Town, Dehradun 248001', 'Dehradun', 'Uttarakhand', '248001'],
  ['7 Model Town, Bijnor 246701', 'Bijnor', '', '246701'],
  ['Savile Row, London', '', '', ''],
])('reads the place in "%s"', (address, city, state, zipCode) => {
  expect(placeInAddress(address)).toEqual({ city, state, zipCode })
})
