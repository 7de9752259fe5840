import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { addLedgerEntry } from '#data/desk/ledger.ts'
import { dateOf, shopDay } from '#domain/base/day.ts'
import { openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { OWNED_SUIT } from '#tests/harness/data/products.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'

const ORDER = {
  ...sentOrder({ id: 'mworder00000001' }),
  number: 'ET-1',
  status: 'confirmed',
  total: 42_999,
  source: 'shop',
  seq: 5,
  rev: 1,
  created: '2026-11-01 09:00:00.000Z',
}
const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(clearDevice)
afterEach(async () => {
  vi.restoreAllMocks()
  await adminSignOut()
})

function entry(seq: number, kind: string, [paise, method]: [number, string], daysAgo: number) {
  const created = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
  const id = `entry000000000${seq}`
  return { id, order: ORDER.id, actor: 'owner', seq, created, kind, paise, method }
}

function open() {
  const order_events = [
    entry(1, 'payment', [1_000_000, 'cash'], 0),
    entry(2, 'refund', [150_050, 'cash'], 0),
    entry(3, 'payment', [250_000, 'upi'], 0),
    entry(4, 'payment', [77_700, 'card'], 1),
    entry(6, 'payment', [5000, 'transfer'], 40),
  ]
  return openDesk('/admin/dashboard', { products: [OWNED_SUIT], orders: [ORDER], order_events })
}

const card = async () => within(await screen.findByRole('region', { name: 'Takings' }))

/** The sums as they are read: way, then amount. */
async function sums() {
  const list = await card()
  const terms = await list.findAllByRole('term')
  return terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
}

it('shows today’s takings by payment method, less what was returned', async () => {
  open()
  expect(await sums()).toEqual([
    'Cash ₹8,499.50₹10,000 received, ₹1,500.50 returned',
    'UPI ₹2,500',
    'Total ₹10,999.50₹12,500 received, ₹1,500.50 returned',
  ])
  const list = await card()
  expect(list.getByText('3 entries')).toBeTruthy()
  expect(list.getByText('₹2,500 received, UPI')).toBeTruthy()
})

it('shows yesterday’s, those of any day, and says when there were none', async () => {
  const { user } = open()
  const list = await card()
  await user.click(list.getByRole('button', { name: 'Yesterday' }))
  expect(await sums()).toEqual(['Card ₹777', 'Total ₹777'])
  const today = shopDay(Date.now())
  const day = list.getByLabelText('Day')
  expect(day).toHaveProperty('value', dateOf(today - 1))
  fireEvent.change(day, { target: { value: dateOf(today - 40) } })
  expect(await sums()).toEqual(['Bank transfer ₹50', 'Total ₹50'])
  fireEvent.change(day, { target: { value: dateOf(today - 41) } })
  const nothing = 'No money was received or returned on this day.'
  expect(await list.findByText(nothing)).toBeTruthy()
})

it('counts what waits on this device, and says that it is what this device knows', async () => {
  const { api } = open()
  await sums()
  expect((await card()).queryByText(/when this device was last online/)).toBeNull()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const added = { kind: 'payment', paise: 100, method: 'card', reference: '', note: '' } as const
  await addLedgerEntry(ORDER.id, added)
  await vi.waitFor(async () => expect(await sums()).toContain('Card ₹1'))
  expect(sentTo(api, 'POST', /order_events/)).toEqual([])
})
