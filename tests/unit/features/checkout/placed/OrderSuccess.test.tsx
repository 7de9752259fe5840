import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inDatabase } from '#data/storage/database.ts'
import { storeDelivered } from '#data/outbox/sending/delivered.ts'
import { parseOrder } from '#data/parse/parseOrder.ts'
import { DEFAULT_SHOP, type Shop } from '#domain/shop/shop.ts'
import { cartLineOf } from '#domain/cart/cart.ts'
import { orderLineOf } from '#domain/orders/checkoutDraft.ts'
import { acquireLease } from '#domain/outbox/outbox.ts'
import { OrderSuccess } from '#features/checkout/placed/OrderSuccess.tsx'
import { waitingRow } from '#tests/fixtures/waitingRow.ts'
import { product } from '#tests/harness/data/products.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

const ID = 'order0000000001'
const SUIT = product()

beforeEach(async () => {
  await clearDevice()
  signInOnDevice()
})

afterEach(() => vi.unstubAllGlobals())

function show(shop: Shop = DEFAULT_SHOP) {
  const at = `/order-success?order=${ID}`
  return showPages({ at, shop, pages: { '/order-success': <OrderSuccess /> } })
}

it.each([
  ['was cancelled since', 'cancelled'],
  ['the house no longer has', 'lost'],
])(
  'leads on to the page of an order that %s, and does not call it placed',
  async (_what, status) => {
    const user = 'shopper00000001'
    const order = parseOrder({ id: ID, number: 'ET-1', user, status, total: 1, seq: 1 })
    if (!order.ok) throw new Error(order.problem)
    await inDatabase((db) => db.orders.put({ ...order.value, owner: user }))
    show()
    const where = screen.getByRole('status', { name: 'where' })
    await waitFor(() => expect(where.textContent).toBe(`/order/${ID}`))
    expect(screen.queryByText('Order Placed Successfully!')).toBeNull()
  },
)

it('an order that arrives while its shopper cancels it is cancelled, and not called unsent', async () => {
  const owner = 'shopper00000001'
  const row = waitingRow({ id: ID, owner })
  const record = { id: ID, number: 'ET-1', user: owner, status: 'placed', total: 1, seq: 1, rev: 1 }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...record, status: 'cancelled' })))
  await inDatabase((db) => db.outbox.put(row))
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Cancel this order' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this order' }))
  const sending = { ...row, ...acquireLease(row, 'another tab', Date.now()) }
  await inDatabase((db) => db.outbox.put(sending))
  await user.click(question.getByRole('button', { name: 'Cancel this order' }))
  await inDatabase((db) =>
    db.transact([db.outbox, db.receipts, db.orders, db.mails, db.meta], () =>
      storeDelivered(db, sending, record, Date.now()),
    ),
  )
  const where = screen.getByRole('status', { name: 'where' })
  await waitFor(() => expect(where.textContent).toBe(`/order/${ID}`))
  expect(screen.queryByText('The order was cancelled before it was sent.')).toBeNull()
})

it('names the sum on the button by which it is paid now', async () => {
  const user = 'shopper00000001'
  const terms = { kind: 'advance', percent: 30 } as const
  const order = parseOrder({
    id: ID,
    number: 'ET-1',
    user,
    status: 'placed',
    seq: 1,
    total: 46_498,
    payToken: 'token0000000001',
    terms,
  })
  if (!order.ok) throw new Error(order.problem)
  await inDatabase((db) => db.orders.put({ ...order.value, owner: user }))
  show({ ...DEFAULT_SHOP, payment: { terms, upiId: 'house@bank' } })
  const pay = await screen.findByRole('link', { name: 'Pay ₹13,949 by UPI' })
  expect(pay.getAttribute('href')).toBe('/pay/token0000000001')
})

it.each([
  [undefined, true],
  [{ chest: 1016 }, true],
  [{ chest: 1016, waist: 863 }, false],
])('a suit with the measurements %j is asked for them: %s', async (values, isAsked) => {
  const user = 'shopper00000001'
  const frozen = values && { set: 'set1', setName: 'Ravi', version: 1, values }
  const line = orderLineOf(cartLineOf(SUIT, 'line1'))
  const lines = [frozen ? { ...line, measurements: frozen } : line]
  const placed = { id: ID, number: 'ET-1', user, status: 'placed', seq: 1, total: 42_999, lines }
  const order = parseOrder({ ...placed, trialDate: '', dueDate: '2026-12-14' })
  if (!order.ok) throw new Error(order.problem)
  await inDatabase((db) => db.products.put(SUIT))
  await inDatabase((db) => db.orders.put({ ...order.value, owner: user }))
  show()
  // The catalogue, which knows what the suit needs, has been read once its picture is there.
  await screen.findByRole('presentation')
  const look = () => screen.getByRole('link', { name: 'Look over your measurements' })
  await waitFor(() => expect(look().closest('li') === null).toBe(isAsked))
  expect(look().getAttribute('href')).toBe('/dashboard?tab=measurements')
})

it('opened again, begins with nothing that would jump once the order is read', async () => {
  const user = 'shopper00000001'
  const order = parseOrder({ id: ID, number: 'ET-1', user, status: 'placed', total: 1, seq: 1 })
  if (!order.ok) throw new Error(order.problem)
  await inDatabase((db) => db.orders.put({ ...order.value, owner: user }))
  const state = { order: ID, placed: true }
  showPages({ at: '/order-success', state, pages: { '/order-success': <OrderSuccess /> } })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeTruthy()
})

it('of an order that this device does not know says so, in the title too', async () => {
  show()
  expect(await screen.findByText(/^We found no order at this link/)).toBeTruthy()
  expect(document.title).toMatch(/^Order \|/)
})

it('an order whose account was deleted is sent without one, and says what is not known of it', async () => {
  const problem = { code: 'accountDeleted' } as const
  const row = waitingRow({ status: 'refused', uncertain: true, problem })
  await inDatabase((db) => db.outbox.put(row))
  const at = `/order-success?order=${row.id}`
  const user = showPages({ at, pages: { '/order-success': <OrderSuccess /> } })
  expect(await screen.findByText('Needs you: its account was deleted')).toBeTruthy()
  expect(
    await screen.findByText(/no answer came back. It stays here until you decide/),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Put it back in the cart' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send it without an account' }))
  expect(await screen.findByText('Saved on this device')).toBeTruthy()
})
