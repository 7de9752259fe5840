import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { inDatabase } from '#data/storage/database.ts'
import type { CartRow, OutboxRow } from '#data/storage/rows.ts'
import { acquireLease } from '#domain/outbox/outbox.ts'
import { OrderSuccess } from '#features/checkout/placed/OrderSuccess.tsx'
import { OrdersTab } from '#features/account/orders/OrdersTab.tsx'
import { ORDER_ID, waitingRow } from '#tests/fixtures/waitingRow.ts'
import { suit } from '#tests/harness/server/sentOrder.ts'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

beforeEach(async () => {
  await clearDevice()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

const ON_ITS_WAY = /may be with us already/

/** The order on the dashboard, and a user who looks at it. */
async function show(row: OutboxRow) {
  await inDatabase((db) => db.outbox.put(row))
  const user = showPages({ at: '/dashboard', pages: { '/dashboard': <OrdersTab /> } })
  return { user, order: within(await screen.findByRole('listitem', { name: /^Order ET-/ })) }
}

it('an order that was never sent can be cancelled', async () => {
  const { user, order } = await show(waitingRow())
  expect(order.queryByText(ON_ITS_WAY)).toBeNull()
  await user.click(order.getByRole('button', { name: 'Cancel order' }))
  const question = within(screen.getByRole('dialog', { name: 'Cancel order' }))
  await user.click(question.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('Order cancelled')).toBeTruthy()
  expect(await inDatabase((db) => db.outbox.get(ORDER_ID))).toBeUndefined()
})

it.each<[string, () => OutboxRow]>([
  ['left without an answer', () => waitingRow({ uncertain: true, attempts: 1 })],
  ['is being sent', () => ({ ...waitingRow(), ...acquireLease(waitingRow(), 'tab', Date.now()) })],
])('an order that %s explains why it cannot be cancelled here', async (_name, row) => {
  const { order } = await show(row())
  expect(order.getByText(ON_ITS_WAY)).toBeTruthy()
  expect(order.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

it('an order can be cancelled again once it was answered', async () => {
  const { order } = await show(waitingRow({ uncertain: true, attempts: 1 }))
  expect(order.getByText(ON_ITS_WAY)).toBeTruthy()
  await inDatabase((db) => db.outbox.put(waitingRow({ attempts: 2 })))
  expect(await order.findByRole('button', { name: 'Cancel order' })).toBeTruthy()
  await waitFor(() => expect(order.queryByText(ON_ITS_WAY)).toBeNull())
})

const { measurements: _none, ...SUIT } = suit()
const LINE: CartRow = {
  ...SUIT,
  id: 'cartline0000001',
  owner: '',
  addedAt: 1,
  slug: 'navy-twill-suit',
  title: SUIT.name,
  image: '',
  requiredMeasurements: [],
}
const GONE = { product: 'demoproduct0001', name: 'Navy Twill Suit', was: 42_999 }

it('an order none of whose pieces is offered any more cannot be sent, but goes back to the cart', async () => {
  const problem = { code: 'pricesChanged' as const, changes: [GONE] }
  await inDatabase((db) =>
    db.outbox.put(waitingRow({ status: 'pricesChanged', problem, lines: [LINE] })),
  )
  const pages = { '/success': <OrderSuccess />, '/cart': <p>Your Cart</p> }
  const user = showPages({ at: `/success?order=${ORDER_ID}`, pages })
  expect(await screen.findByText('Navy Twill Suit is no longer offered.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Put it back in the cart' }))
  expect(await screen.findByText('Your Cart')).toBeTruthy()
  expect(await inDatabase((db) => db.cart.toArray())).toMatchObject([{ id: 'cartline0000001' }])
  expect(await inDatabase((db) => db.outbox.count())).toBe(0)
})

it('an order in a material that is no longer offered is changed in the cart', async () => {
  const problem = { code: 'materialNotOffered' as const }
  const { user } = await show(waitingRow({ status: 'refused', problem, lines: [LINE] }))
  await user.click(await screen.findByRole('button', { name: 'Put it back in the cart' }))
  expect(await screen.findByText('Its pieces are in your cart again.')).toBeTruthy()
  expect(await inDatabase((db) => db.cart.toArray())).toMatchObject([{ id: 'cartline0000001' }])
})

it('an order that waits names the day it was shown, as one to be confirmed', async () => {
  const row = waitingRow()
  const dates = { shownDate: '2026-12-18', neededBy: '2026-12-24' }
  const { order } = await show({ ...row, payload: { ...(row.payload as object), ...dates } })
  expect(await order.findByText('Ready by Fri 18 Dec, to be confirmed')).toBeTruthy()
  const at = `/success?order=${ORDER_ID}`
  showPages({ at, pages: { '/success': <OrderSuccess /> } })
  await screen.findByText('Your order is saved on this device')
  expect(screen.getAllByText('Ready by Fri 18 Dec, to be confirmed')).toHaveLength(2)
  expect(screen.getByText('Needed by: Thu 24 Dec')).toBeTruthy()
})
