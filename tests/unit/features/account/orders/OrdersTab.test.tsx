import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { inDatabase } from '#data/storage/database.ts'
import { markReachable } from '#data/server/connection.ts'
import { OrdersTab } from '#features/account/orders/OrdersTab.tsx'
import { fakeAccountApi } from '#tests/harness/screen/fakeAccountApi.ts'
import { product } from '#tests/harness/data/products.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(() => vi.unstubAllGlobals())

function show() {
  return showPages({ at: '/dashboard', pages: { '/dashboard': <OrdersTab /> } })
}

/** What the shop answers when it is asked for the orders. */
function shopAnswers(status: number, items: readonly unknown[] = []) {
  return fakeAccountApi({ method: 'GET', status, body: { status, items, data: {} } })
}

it('says that there are no orders once the server has said so', async () => {
  signInOnDevice()
  const { asked } = shopAnswers(200)
  show()
  expect(await screen.findByText('No orders found')).toBeTruthy()
  expect(asked).toEqual(['GET /api/collections/orders/records'])
})

it('requests no orders when signed out', async () => {
  const { asked } = shopAnswers(200)
  show()
  expect(await screen.findByText('No orders found')).toBeTruthy()
  expect(asked).toEqual([])
})

it.each([
  [500, 'We cannot reach the shop just now. Please check your connection and try again.'],
  [429, 'That was a lot at once. Please wait a little and try again.'],
  [401, 'Please sign in again to go on. Nothing you typed is lost.'],
])('never says that there are no orders when the server answers %i', async (status, why) => {
  signInOnDevice()
  shopAnswers(status)
  const user = show()
  expect(await screen.findByText('Your orders could not be fetched.')).toBeTruthy()
  expect(screen.getByText(why)).toBeTruthy()
  expect(screen.queryByText('No orders found')).toBeNull()
  shopAnswers(200)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No orders found')).toBeTruthy()
  expect(screen.queryByText('Your orders could not be fetched.')).toBeNull()
})

it('retries when the shop is reachable again', async () => {
  signInOnDevice()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  show()
  expect(await screen.findByText('Your orders could not be fetched.')).toBeTruthy()
  shopAnswers(200)
  act(markReachable)
  expect(await screen.findByText('No orders found')).toBeTruthy()
  expect(screen.queryByText('Your orders could not be fetched.')).toBeNull()
})

it('orders the pieces again that are still sold, with their quantity and wishes', async () => {
  signInOnDevice()
  const detail = { sizes: [], discount: '', priceRange: '', sleeveLength: '', clothType: '' }
  const sold = product({ price: 43_999, detail: { ...detail, materials: ['Wool'] } })
  await inDatabase((db) => db.products.put(sold))
  const preferences = { ...DEFAULT_PREFERENCES, material: 'Wool', fitType: 'Slim' }
  const piece = { product: product().id, price: 42_999, quantity: 2, material: 'Wool', preferences }
  const lines = [{ ...piece, product: 'soldoutproduct1' }, piece]
  shopAnswers(200, [{ id: 'order0000000001', number: 'ET-1', status: 'placed', total: 1, lines }])
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('Product added to cart!')).toBeTruthy()
  expect(await screen.findByText('This piece is no longer offered.')).toBeTruthy()
  const toCart = await screen.findByRole('link', { name: 'Go to the cart' })
  expect(toCart.getAttribute('href')).toBe('/cart')
  const inCart = await inDatabase((db) => db.cart.toArray())
  expect(inCart).toMatchObject([
    { product: product().id, price: 43_999, quantity: 2, material: 'Wool', preferences },
  ])
})

it('orders a piece again into the line that it does not differ from', async () => {
  signInOnDevice()
  await inDatabase((db) => db.products.put(product()))
  const piece = { product: product().id, price: 42_999, quantity: 2, material: '' }
  const lines = [piece, { ...piece, quantity: 3 }]
  shopAnswers(200, [{ id: 'order0000000002', number: 'ET-2', status: 'placed', total: 1, lines }])
  const user = show()
  await screen.findByText(/ET-2/)
  await user.click(screen.getByRole('button', { name: 'Order again' }))
  expect(
    await screen.findByText('Product added to cart! That makes 5 x Navy Twill Suit, in one line.'),
  ).toBeTruthy()
  expect(await inDatabase((db) => db.cart.toArray())).toMatchObject([{ quantity: 5 }])
})

it('shows which offer a line got, and a total that adds up', async () => {
  signInOnDevice()
  const discount = { offer: { kind: 'percent', value: 10, firstOrder: true }, rupees: 4300 }
  const lines = [{ product: product().id, name: 'Suit', price: 42_999, quantity: 1, discount }]
  shopAnswers(200, [
    { id: 'order0000000001', number: 'ET-1', status: 'placed', total: 38_699, lines },
  ])
  show()
  expect(
    await screen.findByText('10% off on your first order with an account: ₹4,300 less'),
  ).toBeTruthy()
  expect(screen.getByText('₹38,699')).toBeTruthy()
})
