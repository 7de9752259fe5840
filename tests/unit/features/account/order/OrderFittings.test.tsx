import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { dateOf, dayOf, shopDate } from '#domain/base/day.ts'
import type { Fitting, FittingStatus } from '#domain/fittings/fitting.ts'
import type { Order } from '#domain/orders/order.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { inDatabase } from '#data/storage/database.ts'
import { OrderFittings, useOrderFittings } from '#features/account/order/OrderFittings.tsx'
import { FITTING_SETTINGS } from '#tests/harness/data/fittings.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

const TOKEN = 'k'.repeat(32)
const TOMORROW = dateOf((dayOf(shopDate(Date.now())) ?? 0) + 1)
const ORDER: Order = {
  id: 'order0000000001',
  number: 'ET-1',
  user: '',
  shipping: SHIPPING,
  lines: [],
  status: 'confirmed',
  currency: 'INR',
  total: 0,
  trialDate: '',
  dueDate: '',
  paymentMethod: 'Pay via WhatsApp',
  note: '',
  seq: 1,
  rev: 1,
  created: '2026-11-20T08:00:00.000Z',
  payToken: TOKEN,
}

beforeEach(async () => {
  await clearDevice()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

function trial(status: FittingStatus): Fitting {
  const slot = { date: TOMORROW, time: '11:00', wishedDate: '', wishedTime: '' }
  return { id: 'fitting00000001', kind: 'firstTrial', place: 'shop', status, rev: 1, ...slot }
}

/** The order's fittings as this device last fetched them. */
async function show(fittings: Fitting[], order = ORDER) {
  const page = { number: 'ET-1', house: 'House', trialDate: '', isOpen: true, fittings }
  await inDatabase((db) => db.fittingPages.put({ ...page, token: TOKEN, owner: '' }))
  const shop = { ...DEFAULT_SHOP, fittings: FITTING_SETTINGS }
  showPages({ at: '/', shop, pages: { '/': <FittingsOf order={order} /> } })
}

function FittingsOf({ order }: { order: Order }) {
  const fittings = useOrderFittings(order)
  return fittings && <OrderFittings {...fittings} />
}

it.each([
  ['no fitting', [], 'Book your first trial'],
  ['a proposed one', [trial('proposed')], 'Confirm or change the time'],
  ['an agreed one', [trial('confirmed')], 'See or change'],
  ['one to be moved', [trial('changeAsked')], 'See or change'],
  ['one that is over', [trial('done')], 'Book your second trial'],
])('with %s, the order offers the step that fits', async (_, fittings, offer) => {
  await show(fittings)
  expect(await screen.findByRole('link', { name: offer })).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('an order that was cancelled since offers no trial', async () => {
  await show([trial('done')], { ...ORDER, status: 'cancelled' })
  expect(await screen.findByRole('link', { name: 'See or change' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Book/ })).toBeNull()
})
