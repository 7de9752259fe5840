import { screen } from '@testing-library/react'
import { openDesk } from './desk.tsx'
import { product } from '#tests/harness/data/products.ts'

/** A product whose picture is a URL. */
export const SUIT = { ...product(), photo: '', deleted: false }

/** A product without a picture. */
export const BELT = {
  ...SUIT,
  id: 'demoproduct0002',
  name: 'Leather Belt',
  price: 2999,
  seq: 2,
  image: '',
}

/** The products' API path. */
export const PRODUCTS = /products/

/** Opens the owner's products, signed in, with two of them in the replica. */
export function openProducts() {
  return openDesk('/admin/products', { products: [SUIT, BELT] })
}

export function button(name: string) {
  return screen.getByRole('button', { name })
}
