import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inDatabase } from '#data/storage/database.ts'
import { storeDelivered } from '#data/outbox/sending/delivered.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { acquireLease } from '#domain/outbox/outbox.ts'
import { OrdersTab } from '#features/account/orders/OrdersTab.tsx'
import { WaitingList } from '#features/account/dashboard/WaitingList.tsx'
import { OrderSuccess } from '#features/checkout/placed/OrderSuccess.tsx'
import { ORDER_ID, waitingRow } from '#tests/fixtures/waitingRow.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

const PAGES = { '/dashboard': <WaitingList />, '/order-success': <OrderSuccess /> }
const ADDRESSES = ['/dashboard', `/order-success?order=${ORDER_ID}`]

beforeEach(async () => {
  await clearDevice()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

async function show(row: OutboxRow, at: string): Promise<void> {
  await inDatabase((db) => db.outbox.put(row))
  showPages({ at, pages: PAGES })
}

const STATES: [words: string, () => OutboxRow, button: string | undefined][] = [
  ['Saved on this device', () => waitingRow(), 'Cancel'],
  [
    'Sending',
    () => ({ ...waitingRow(), ...acquireLease(waitingRow(), 'tab', Date.now()) }),
    undefined,
  ],
  [
    'Needs you: the price changed',
    () => waitingRow({ status: 'pricesChanged', problem: { code: 'pricesChanged', changes: [] } }),
    'Order at the new prices',
  ],
  ['Needs you: please sign in', () => waitingRow({ status: 'signInNeeded' }), undefined],
  [
    'Needs you: the shop did not accept it',
    () => waitingRow({ status: 'refused', problem: { code: 'orderRefused' } }),
    undefined,
  ],
  ['Needs you: saved more than a week ago', () => waitingRow({ status: 'stale' }), 'Send now'],
]

test.each(ADDRESSES.flatMap((at) => STATES.map((state) => [at, ...state] as const)))(
  '%s says of a queued order: %s',
  async (at, words, row, button) => {
    await show(row(), at)
    expect(await screen.findByText(words)).toBeTruthy()
    if (button) expect(await screen.findByRole('button', { name: new RegExp(button) })).toBeTruthy()
    if (words === 'Needs you: please sign in')
      expect(screen.getByRole('link', { name: /^(log|sign) ?in/i }).getAttribute('href')).toBe(
        '/login',
      )
    // What is being sent may have arrived already.
    if (words === 'Sending')
      await waitFor(() => expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull())
  },
)

const DAY_MS = 24 * 60 * 60 * 1000

/** The order's status, and on the dashboard also the title of the list of what was sent. */
const SENT = /^Sent( from this device)?$/

test.each(ADDRESSES)(
  '%s says that a queued order is sent as soon as the shop can be reached',
  async (at) => {
    const row = waitingRow()
    const now = Date.now()
    await inDatabase(async (db) => {
      await db.outbox.put(row)
      // Drafts, and what was sent the day before yesterday, are not listed.
      await db.receipts.bulkPut([
        { id: 'likes0000000001', kind: 'preferences', owner: '', sentAt: now },
        { id: 'visit0000000001', kind: 'appointment', owner: '', sentAt: now - 2 * DAY_MS },
      ])
    })
    showPages({ at, pages: { ...PAGES, '/dashboard': <OrdersTab /> } })
    await screen.findAllByText('Saved on this device')
    expect(screen.queryByText(SENT)).toBeNull()
    expect(screen.queryByText(/^Placed/)).toBeNull()
    await inDatabase((db) => storeDelivered(db, row, undefined, now))
    const places = at === '/dashboard' ? 2 : 1
    await waitFor(() => expect(screen.queryAllByText(SENT)).toHaveLength(places))
    expect(screen.queryByText('Saved on this device')).toBeNull()
  },
)

test('an order that needs the shopper is not promised to be sent automatically', async () => {
  await show(waitingRow({ status: 'signInNeeded' }), `/order-success?order=${ORDER_ID}`)
  await screen.findByText(/stays on this device until you decide/)
  expect(screen.queryByText(/We will send it/)).toBeNull()
})

/** Whom `signInOnDevice` signs in. */
const ASHA = 'shopper00000001'

/** An order of an account. */
function orderOf(user: string, id = ORDER_ID): OutboxRow {
  const row = waitingRow({ id, owner: user })
  return { ...row, payload: Object.assign({}, row.payload, { user }) }
}

test.each(ADDRESSES)(
  '%s asks to sign in for entries of an account left on this phone',
  async (at) => {
    await show(orderOf(ASHA), at)
    expect(await screen.findByText('Needs you: please sign in')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^(log|sign) ?in/i }).getAttribute('href')).toBe(
      '/login',
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull())
    expect(screen.queryByText(/ET-|Navy Twill|₹/)).toBeNull()
  },
)

test.each(ADDRESSES)('%s hides those entries from another signed-in account', async (at) => {
  signInOnDevice()
  await inDatabase((db) => db.outbox.put(orderOf(ASHA, 'mwqb613cawchfb4')))
  await show(orderOf('shopper00000002'), at)
  // What is Asha's is listed by now, and nothing besides.
  if (at.startsWith('/order')) await screen.findByText(/We found no order at this link/)
  else expect(await screen.findAllByText('Saved on this device')).toHaveLength(1)
  expect(screen.queryByText('Needs you: please sign in')).toBeNull()
})

test('an uncertain order is not offered for cancelling', async () => {
  await show(waitingRow({ uncertain: true, attempts: 1 }), `/order-success?order=${ORDER_ID}`)
  await screen.findByText(/no answer came back/)
  expect(screen.queryByText(/can still cancel/)).toBeNull()
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull()
})
