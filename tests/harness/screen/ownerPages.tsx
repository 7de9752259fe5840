import { screen } from '@testing-library/react'
import type { Shop } from '#domain/shop/shop.ts'
import { product } from '#tests/harness/data/products.ts'
import { Admin } from '#features/admin/Admin.tsx'
import { fakeOwnerApi, signOwnerIn, type FakeOwnerApi } from './fakeOwnerApi.ts'
import { showPages } from './page.tsx'

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

/** Opens a page of the owner, signed in, over replicas that hold these records. */
export function openDesk(at: string, tables: FakeOwnerApi['tables'], shop?: Shop) {
  const api = fakeOwnerApi(tables)
  signOwnerIn()
  return { api, user: showPages({ at, ...(shop && { shop }), pages: { '/admin/*': <Admin /> } }) }
}

/** The requests sent to a path with this method. */
export function sentTo({ requests }: FakeOwnerApi, method: string, path: RegExp) {
  return requests.filter((request) => request.method === method && path.test(request.path))
}
