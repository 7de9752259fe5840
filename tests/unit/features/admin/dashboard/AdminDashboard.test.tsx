import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { dateOf, shopDay } from '#domain/base/day.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { FITTING_SETTINGS } from '#tests/harness/data/fittings.ts'
import { WORKROOM } from '#tests/harness/data/workroom.ts'
import { openDesk } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { OWNED_SUIT } from '#tests/harness/data/products.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'

beforeEach(clearDevice)
afterEach(adminSignOut)

const DAY_MS = 24 * 60 * 60 * 1000

function sale(id: string, daysAgo: number, total: number) {
  const created = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
  return {
    ...sentOrder({ id }),
    number: `ET-${daysAgo}`,
    status: 'confirmed',
    total,
    source: 'shop',
    trialDate: '',
    dueDate: '',
    seq: daysAgo,
    rev: 1,
    created,
  }
}

async function card(title: string) {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.parentElement ?? document.body)
}

it('shows the product count, and revenue with its change in percent', async () => {
  openDesk('/admin/dashboard', {
    products: [OWNED_SUIT, { ...OWNED_SUIT, id: 'demoproduct0002', seq: 2 }],
    orders: [sale('mworder00000001', 2, 9000), sale('mworder00000002', 40, 8000)],
  })
  expect((await card('Total Products')).getByText('2')).toBeTruthy()
  const revenue = await card('Total Revenue')
  expect(revenue.getByText('₹17,000')).toBeTruthy()
  expect(revenue.getByText('+12.5% against the 30 days before')).toBeTruthy()
})

it('says when the replicas cannot be fetched, and offers a retry', async () => {
  const { api, user } = openDesk('/admin/dashboard', { products: [OWNED_SUIT] })
  api.answer = ({ path }) =>
    path.includes('products')
      ? Response.json({ status: 500, message: 'No.', data: {} }, { status: 500 })
      : undefined
  expect(await screen.findByText('Failed to load products')).toBeTruthy()
  api.answer = () => undefined
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await card('Total Products')).getByText('1')).toBeTruthy()
})

it('shows the load by week and by day, and how many promises were kept', async () => {
  const due = (id: string, dueDate: string, pieces: number) => ({
    ...sale(id, 2, 9000),
    dueDate,
    pieces,
  })
  const today = shopDay(Date.now())
  const { api } = openDesk(
    '/admin/dashboard',
    { products: [OWNED_SUIT], orders: [due('mworder00000003', dateOf(today + 20), 900)] },
    { ...DEFAULT_SHOP, workroom: WORKROOM },
  )
  api.answer = ({ path }) =>
    path === '/api/owner/kept-promises' ? Response.json({ promised: 20, kept: 18 }) : undefined
  const weeks = await card('Workroom by week')
  expect(weeks.getAllByText(/^More than can be made, 900 of/)).not.toEqual([])
  expect(weeks.getAllByText(/^Late from the weeks before, 0 of 24 pieces$/)).not.toEqual([])
  expect(weeks.getByText(/^900 of 4 pieces|^900 of 0 pieces/)).toBeTruthy()
  expect(
    await weeks.findByText('Ready by the day first promised, last 90 days: 18 of 20 orders.'),
  ).toBeTruthy()
})

it('counts days as the shop does, in whose time zone it may be tomorrow already', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T19:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  openDesk('/admin/dashboard', {
    products: [OWNED_SUIT],
    orders: [sale('mworder00000001', 1, 9000)],
  })
  const chart = await screen.findByRole('table', { name: 'Revenue per day', hidden: true })
  const rows = () => within(chart).getAllByRole('row', { hidden: true })
  const lastDays = () =>
    rows()
      .slice(-2)
      .map(({ textContent }) => textContent)
  await expect.poll(lastDays).toEqual(['25\u00a0Nov\u00a02026₹9,000', '26\u00a0Nov\u00a02026₹0'])
})

it('says in words that there are no orders and no revenue yet', async () => {
  const { user } = openDesk('/admin/dashboard', { products: [OWNED_SUIT] })
  expect((await card('Orders by status')).getByText('No orders found')).toBeTruthy()
  expect(screen.getByText('No revenue in the last 30 days.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '7 days' }))
  expect(screen.getByText('No revenue in the last 7 days.')).toBeTruthy()
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})

const COMING = {
  id: 'mwfitting000001',
  order: 'mworder00000001',
  kind: 'firstTrial',
  place: 'home',
  date: dateOf(shopDay(Date.now())),
  time: '16:30',
  status: 'confirmed',
  wishedDate: '',
  wishedTime: '',
  seq: 1,
  rev: 1,
}

it('says who comes to be fitted today, by time', async () => {
  const early = { ...COMING, id: 'mwfitting000002', order: 'mworder00000002', time: '11:00' }
  const other = dateOf(shopDay(Date.now()) + 1)
  const fittings = [
    COMING,
    { ...early, place: 'shop', status: 'changeAsked', seq: 2 },
    { ...COMING, id: 'mwfitting000003', date: other, seq: 3 },
    { ...COMING, id: 'mwfitting000004', status: 'cancelled', seq: 4 },
  ]
  const orders = [sale('mworder00000001', 3, 9000), sale('mworder00000002', 2, 8000)]
  openDesk('/admin/dashboard', { products: [OWNED_SUIT], orders, fittings })
  const coming = await card('Coming today')
  expect(coming.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Asha Rao ET-211:00 amFirst trial, asks for another day',
    "Asha Rao ET-34:30 pmFirst trial, at the customer's home, agreed",
  ])
})

it('says that nobody is booked today, where the house takes fittings', async () => {
  const shop = { ...DEFAULT_SHOP, fittings: FITTING_SETTINGS }
  openDesk('/admin/dashboard', { products: [OWNED_SUIT], orders: [] }, shop)
  expect((await card('Coming today')).getByText('No fitting is booked for today.')).toBeTruthy()
})

it('shows the new day by itself once the tablet wakes up', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const order = { ...sale('mworder00000001', 1, 9000), dueDate: '2026-11-26' }
  openDesk('/admin/dashboard', { products: [OWNED_SUIT], orders: [order] })
  const due = await card('Due this week')
  expect(due.getByText('26 Nov 2026')).toBeTruthy()
  vi.setSystemTime(Date.parse('2026-11-26T04:00:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await due.findByText('Today')).toBeTruthy()
  vi.setSystemTime(Date.parse('2026-11-27T04:00:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await due.findByText('Late, 26 Nov 2026')).toBeTruthy()
})
