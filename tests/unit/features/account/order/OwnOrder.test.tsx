import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import type { Fitting } from '#domain/fittings/fitting.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { inDatabase } from '#data/storage/database.ts'
import { OwnOrder } from '#features/account/order/OwnOrder.tsx'
import { fakeAccountApi } from '#tests/harness/screen/fakeAccountApi.ts'
import { product } from '#tests/harness/data/products.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

const ID = 'order0000000001'

beforeEach(clearDevice)
afterEach(() => vi.unstubAllGlobals())

function offline() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

function show(id = ID) {
  return showPages({ at: `/order/${id}`, pages: { '/order/:id': <OwnOrder /> } })
}

/** Stores an order on this device, placed by the account that `signInOnDevice` signs in. */
async function store(order: Partial<Order> = {}, events: OrderEvent[] = []) {
  const user = order.user ?? 'shopper00000001'
  const stored: Order = {
    id: ID,
    number: 'ET-1',
    user,
    shipping: SHIPPING,
    lines: [
      {
        product: product().id,
        name: 'Navy Suit',
        category: 'Suits',
        price: 42_999,
        quantity: 1,
        discount: { offer: { kind: 'percent', value: 10, firstOrder: true }, rupees: 4300 },
        material: 'Wool',
        measurements: { set: 'set000000000001', setName: 'Asha', version: 1, values: {} },
        preferences: { ...DEFAULT_PREFERENCES, material: 'Wool', fitType: 'slim' },
      },
    ],
    status: 'confirmed',
    currency: 'INR',
    total: 38_699,
    trialDate: '',
    dueDate: '2026-12-24',
    paymentMethod: 'Pay via WhatsApp',
    note: 'For the wedding',
    seq: 1,
    rev: 1,
    created: '2026-11-20T08:00:00.000Z',
    ...order,
  }
  await inDatabase((db) => db.orders.put({ ...stored, owner: user, events }))
}

const created = '2026-11-21T08:00:00.000Z'
const shared = { order: ID, note: '', created, day: '2026-11-21' } as const
const EVENTS: OrderEvent[] = [
  {
    ...shared,
    id: 'e2',
    kind: 'payment',
    paise: 1_000_000,
    method: 'upi',
    actor: 'owner',
    seq: 2,
    reference: '',
    receipt: 'R-2627-0001',
  },
  { ...shared, id: 'e1', kind: 'status', from: '', to: 'placed', actor: 'shopper', seq: 1 },
]

it('shows everything about an order from local data when offline', async () => {
  signInOnDevice()
  offline()
  await inDatabase((db) => db.products.put(product()))
  await store({}, EVENTS)
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Order ET-1' })).toBeTruthy()
  const stages = within(screen.getByRole('list', { name: 'Stages of the work' }))
  const reached = stages.getAllByRole('listitem', { current: 'step' })
  expect(reached.map((stage) => stage.textContent)).toEqual(['Confirmed Next: Cutting'])
  expect(await screen.findByRole('link', { name: 'Navy Suit' })).toBeTruthy()
  const pieces = screen.getByRole('region', { name: 'Pieces' })
  expect(pieces.querySelector('img')?.getAttribute('src')).toContain(product().image)
  expect(within(pieces).getByText('Wool, Fit: Slim. Colour as shown.')).toBeTruthy()
  expect(within(pieces).getByText('Measurements: Asha')).toBeTruthy()
  expect(within(pieces).getByText('10% off: ₹4,300 less')).toBeTruthy()
  expect(screen.getByText(/ready by Thu 24 Dec$/i)).toBeTruthy()
  const dates = screen.getByRole('region', { name: 'Dates' })
  expect(within(dates).getByText('20 November 2026')).toBeTruthy()
  expect(within(dates).getByText('24 December 2026')).toBeTruthy()
  expect(await within(dates).findByText(/^21 Nov 2026/)).toBeTruthy()
  const payments = screen.getByRole('region', { name: 'Payments' })
  expect(within(payments).getByText('₹10,000')).toBeTruthy()
  expect(within(payments).queryByText(/^We enter/)).toBeNull()
  expect(within(payments).getByText('₹28,699')).toBeTruthy()
  const [payment] = within(payments).getAllByRole('listitem')
  expect(payment?.textContent).toMatch(/^₹10,000 received, UPI 21 Nov.*Receipt R-2627-0001/)
  // The number is in one piece.
  expect(within(payments).getByText('R-2627-0001')).toBeTruthy()
  const address = screen.getByRole('region', { name: 'Ships to' })
  expect(within(address).getByText(SHIPPING.address)).toBeTruthy()
  expect(screen.getByText('For the wedding')).toBeTruthy()
  expect(screen.getByText('Receipt for order')).toBeTruthy()
  expect(screen.getByText('Received from Asha Rao')).toBeTruthy()
  expect(screen.getByText('Ember & Thread')).toBeTruthy()
  expect(
    screen.getByRole('link', { name: 'Chat about this order' }).getAttribute('href'),
  ).toContain('ET-1')
  expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy()
  expect(
    await screen.findByText('These are your orders as this device last saw them.'),
  ).toBeTruthy()
})

it('asks whether a proposed trial suits above the pieces', async () => {
  signInOnDevice()
  offline()
  const token = 'k'.repeat(32)
  await store({ payToken: token }, EVENTS)
  const slot = { date: '2999-12-10', time: '11:00', wishedDate: '', wishedTime: '' }
  const trial: Fitting = {
    id: 'fitting00000001',
    kind: 'firstTrial',
    place: 'shop',
    status: 'proposed',
    rev: 1,
    ...slot,
  }
  const fittings = [trial]
  const page = { number: 'ET-1', house: 'House', trialDate: '', isOpen: true, fittings }
  await inDatabase((db) => db.fittingPages.put({ ...page, token, owner: '' }))
  show()
  const answer = await screen.findByRole('link', { name: 'Confirm or change the time' })
  const pieces = screen.getByRole('region', { name: 'Pieces' })
  expect(answer.compareDocumentPosition(pieces)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('says that a payment is entered later, as long as none was', async () => {
  signInOnDevice()
  offline()
  await store(
    {},
    EVENTS.filter(({ kind }) => kind !== 'payment'),
  )
  show()
  const payments = within(await screen.findByRole('region', { name: 'Payments' }))
  expect(await payments.findByText('We enter a payment once we have confirmed it.')).toBeTruthy()
})

it('leaves the picture out where the catalogue has none', async () => {
  signInOnDevice()
  offline()
  await inDatabase((db) => db.products.put(product({ image: '' })))
  await store()
  show()
  expect(await screen.findByRole('link', { name: 'Navy Suit' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Pieces' }).querySelector('img')).toBeNull()
})

it('says what the prices include, in India and abroad', async () => {
  offline()
  signInOnDevice()
  await store()
  show()
  expect(await screen.findByText('Prices include all taxes.')).toBeTruthy()
  await store({ shipping: { ...SHIPPING, country: 'Qatar', zipCode: '' } })
  expect(await screen.findByText(/import taxes are charged by the destination/)).toBeTruthy()
  expect(screen.queryByText('Prices include all taxes.')).toBeNull()
})

it('prints on request', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await store({ user: '' })
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
})

it('opens an order that this device placed as a guest, and does not guess its payments', async () => {
  await store({ user: '' })
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Order ET-1' })).toBeTruthy()
  expect(
    screen.getByText('This device does not have the payments. Ask us in the chat.'),
  ).toBeTruthy()
  expect(screen.queryByText('Balance')).toBeNull()
  expect(screen.queryByText('Receipt for order')).toBeNull()
  expect(screen.queryByText(/^Received from/)).toBeNull()
})

it('claims nothing of a guest’s order that the device cannot know, and offers nothing that fails', async () => {
  await store({ user: '', status: 'placed' })
  show()
  expect(await screen.findByText(/Without an account this page does not follow it/)).toBeTruthy()
  expect(screen.queryByText('Placed', { selector: '.chip' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Stages of the work' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})

it('says that the house no longer has an order, promises nothing of it, and keeps its payments', async () => {
  signInOnDevice()
  offline()
  await store({ status: 'lost', terms: { kind: 'advance', percent: 50 } }, EVENTS)
  show()
  expect(await screen.findByText('Not with us', { selector: '.chip' })).toBeTruthy()
  expect(screen.getByText(/^Our records no longer have this order/)).toBeTruthy()
  expect(screen.queryByText(/24 Dec/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy()
  const payments = within(screen.getByRole('region', { name: 'Payments' }))
  expect(await payments.findByText('R-2627-0001')).toBeTruthy()
  const facts = payments.getAllByRole('term').map(({ textContent }) => textContent)
  expect(facts).toEqual(['Received'])
})

it.each([
  ['another account', 'shopper00000002'],
  ['nobody known here', undefined],
])('does not find an order of %s', async (_who, user) => {
  signInOnDevice()
  fakeAccountApi({ method: 'GET', status: 200, body: { items: [] } })
  if (user !== undefined) await store({ user })
  show()
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy()
  expect(screen.queryByText('Navy Suit')).toBeNull()
})

it('offers to sign in for an order of an account that is signed out', async () => {
  await store()
  show()
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByText('Navy Suit')).toBeNull()
})

it('does not say that an order is unknown when the server could not be asked', async () => {
  signInOnDevice()
  offline()
  show()
  expect(await screen.findByText('Your orders could not be fetched.')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Order not found' })).toBeNull()
})

it('shows what was promised later than shown, and each change of a day with its reason', async () => {
  signInOnDevice()
  offline()
  const dates = { trialDate: '2026-12-12', dueDate: '2026-12-24' }
  const first = { ...shared, actor: 'shopper', seq: 1, kind: 'dueDate', from: '' } as const
  const moved = { ...first, actor: 'owner', from: '2026-12-21', to: '2026-12-24' } as const
  await store({ ...dates, shownDate: '2026-12-18', neededBy: '2026-12-23' }, [
    { ...moved, id: 'e4', note: 'The cloth came late.' },
    { ...first, id: 'e3', to: '2026-12-21' },
    ...EVENTS,
  ])
  show()
  const region = within(await screen.findByRole('region', { name: 'Dates' }))
  expect(await region.findByText('12 December 2026')).toBeTruthy()
  expect(region.getByText('23 December 2026').previousElementSibling?.textContent).toBe('Needed by')
  expect(
    await region.findByText(/^You were shown Fri 18 Dec\..* Mon 21 Dec was the first/),
  ).toBeTruthy()
  const happened = region.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(happened).toEqual([
    expect.stringMatching(
      /^Promised day moved from Mon 21 Dec to Thu 24 Dec 21 Nov.*The cloth came late\.$/,
    ),
    expect.stringMatching(/^Placed 21 Nov/),
  ])
})

it('calls the day an estimate while the order has not arrived', async () => {
  offline()
  await store({ user: '', seq: 0, dueDate: '', shownDate: '2026-12-18' })
  show()
  const region = within(await screen.findByRole('region', { name: 'Dates' }))
  const day = region.getByText('18 December 2026')
  expect(day.previousElementSibling?.textContent).toBe('Ready by, to be confirmed')
})

it('asks for news of the order whenever its shopper returns to the page', async () => {
  signInOnDevice()
  const items = [{ id: ID, number: 'ET-1', user: 'shopper00000001', status: 'placed', total: 1 }]
  const { asked } = fakeAccountApi({ method: 'GET', status: 200, body: { items, data: {} } })
  await store()
  show()
  const news = ['orders', 'order_events', 'documents'].map(
    (name) => `GET /api/collections/${name}/records`,
  )
  const times = () => news.map((request) => asked.filter((each) => each === request).length)
  await waitFor(() => expect(times()).toEqual([1, 1, 1]))
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(times()).toEqual([2, 2, 2]))
})
