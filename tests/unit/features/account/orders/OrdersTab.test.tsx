import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { DEFAULT_SHOP, type Shop } from '#domain/shop/shop.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { addSet } from '#data/measurements/measurementSets.ts'
import { inDatabase } from '#data/storage/database.ts'
import { markReachable } from '#data/server/connection.ts'
import { OrdersTab } from '#features/account/orders/OrdersTab.tsx'
import { fakeAccountApi } from '#tests/harness/screen/fakeAccountApi.ts'
import { product } from '#tests/harness/data/products.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(() => vi.unstubAllGlobals())

function show(shop = DEFAULT_SHOP) {
  return showPages({ at: '/dashboard', shop, pages: { '/dashboard': <OrdersTab /> } })
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

it('shows how far each order has come once, and the pictures of its pieces; a cancelled one goes nowhere', async () => {
  signInOnDevice()
  await inDatabase((db) => db.products.put(product()))
  const lines = [{ product: product().id, name: 'Suit', price: 42_999, quantity: 1 }]
  const order = (place: number, status: string) => ({
    id: `order000000000${place}`,
    number: `ET-${place}`,
    user: 'shopper00000001',
    status,
    total: 42_999,
    lines,
  })
  shopAnswers(200, [order(1, 'trial'), order(2, 'cancelled')])
  show()
  const entry = async (name: string) => within(await screen.findByRole('listitem', { name }))
  const tried = await entry('Order ET-1')
  const stages = within(tried.getByRole('list', { name: 'Stages of the work' }))
  const [now, ...others] = stages.getAllByRole('listitem', { current: 'step' })
  expect([now?.textContent, others]).toEqual(['Trial', []])
  expect(tried.getAllByText('Trial')).toHaveLength(1)
  // It may be altered, or ready.
  expect(tried.queryByText(/^Next/)).toBeNull()
  expect(tried.getByText('What has happened')).toBeTruthy()
  const picture = await tried.findByRole('presentation')
  expect(picture.getAttribute('src')).toContain(product().image)
  const cancelled = await entry('Order ET-2')
  expect(cancelled.queryByRole('list', { name: 'Stages of the work' })).toBeNull()
  expect(cancelled.getByText('Cancelled')).toBeTruthy()
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

it.each([
  ['measurements of a deleted person', 'deletedset00001', 'ET-3'],
  ['measurements entered by the house', '', 'ET-4'],
])('orders a piece again that had %s without anyone’s', async (_, set, number) => {
  signInOnDevice()
  await inDatabase((db) => db.products.put(product()))
  await addSet('Asha', { chest: 900 })
  const measurements = {
    set,
    setName: 'Dad',
    version: 1,
    values: { chest: 1000 },
  }
  const line = { product: product().id, price: 42_999, quantity: 1, measurements }
  shopAnswers(200, [{ id: 'order0000000003', number, status: 'placed', total: 1, lines: [line] }])
  const user = show()
  await screen.findByText(new RegExp(number))
  await user.click(screen.getByRole('button', { name: 'Order again' }))
  expect(await screen.findByRole('link', { name: 'Go to the cart' })).toBeTruthy()
  const inCart = await inDatabase((db) => db.cart.toCollection().first())
  expect(inCart).toMatchObject({ product: product().id })
  expect(inCart).not.toHaveProperty('measurements')
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
  const discount = { offer: { kind: 'percent', value: 10, firstOrder: true }, rupees: 8600 }
  const suits = { product: product().id, name: 'Suit', price: 42_999, quantity: 2, discount }
  const belts = { product: 'demoproduct0002', name: 'Belt', price: 2999, quantity: 2 }
  shopAnswers(200, [
    {
      id: 'order0000000001',
      number: 'ET-1',
      status: 'placed',
      total: 83_396,
      lines: [suits, belts],
    },
  ])
  show()
  expect(await screen.findByText('10% off: ₹8,600 less')).toBeTruthy()
  const line = (name: string) =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(name))
  expect(line('2 x Suit')?.textContent).toContain('₹77,398')
  expect(line('2 x Belt')?.textContent).toContain('₹5,998')
  expect(screen.getByText('₹83,396')).toBeTruthy()
})

describe('an order of the account', () => {
  const day = '2026-11-21'
  const about = { order: 'order0000000001', note: '', created: `${day}T08:00:00Z`, day } as const
  const placed = { kind: 'status', from: '', to: 'placed', actor: 'shopper', seq: 1 } as const
  const paid = {
    kind: 'payment',
    paise: 30_050,
    method: 'cash',
    reference: '',
    receipt: '',
  } as const
  const moved = { kind: 'dueDate', from: '2026-12-14', to: '2026-12-16' } as const
  const events: OrderEvent[] = [
    { ...about, ...moved, id: 'e3', actor: 'owner', seq: 3, note: 'The lining came late' },
    { ...about, ...paid, id: 'e2', actor: 'owner', seq: 2 },
    { ...about, ...placed, id: 'e1' },
  ]

  async function store(status: string, shop?: Shop, more: OrderEvent[] = []) {
    signInOnDevice()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const order: Order = {
      id: about.order,
      number: 'ET-99',
      user: 'shopper00000001',
      lines: [],
      total: 1000,
      currency: 'INR',
      paymentMethod: 'Pay via WhatsApp',
      note: '',
      shipping: SHIPPING,
      trialDate: '2026-12-07',
      dueDate: '2026-12-16',
      seq: 1,
      rev: 1,
      created: about.created,
      payToken: 'a'.repeat(32),
      terms: { kind: 'advance', percent: 50 },
      status,
    }
    await inDatabase((db) =>
      db.orders.put({ ...order, owner: order.user, events: [...more, ...events] }),
    )
    show(shop)
    await screen.findByText(statusCopy(status).meaning)
  }

  it('says the days that are to come, what is open, and why a day was moved', async () => {
    await store('stitching')
    expect(screen.getByText('Trial by Mon 7 Dec, ready by Wed 16 Dec')).toBeTruthy()
    expect(await screen.findByText('₹699.50')).toBeTruthy()
    const latest = screen.getByText('Promised day moved from Mon 14 Dec to Wed 16 Dec')
    expect(latest.closest('li')?.textContent).toMatch(/ The lining came late$/)
  })

  it('leads to its payment page while something is due and the house takes UPI', async () => {
    const terms = { kind: 'advance', percent: 50 } as const
    const shop = { ...DEFAULT_SHOP, payment: { terms, upiId: 'house@okbank' } }
    await store('stitching', shop)
    const link = await screen.findByRole('link', { name: 'Pay ₹199.50 by UPI' })
    expect(link.getAttribute('href')).toBe(`/pay/${'a'.repeat(32)}`)
    cleanup()
    await store('cancelled', shop)
    expect(screen.queryByRole('link', { name: /by UPI$/ })).toBeNull()
    cleanup()
    await store('stitching')
    expect(await screen.findByText('₹199.50')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /by UPI$/ })).toBeNull()
  })

  it('does not ask again for a payment that was reported and waits for the house', async () => {
    const terms = { kind: 'advance', percent: 50 } as const
    const shop = { ...DEFAULT_SHOP, payment: { terms, upiId: 'house@okbank' } }
    const claim = { ...about, ...paid, kind: 'claim', method: 'upi', actor: 'shopper' } as const
    await store('stitching', shop, [{ ...claim, id: 'e4', seq: 4, reference: '123456789012' }])
    expect(await screen.findByText('To be confirmed')).toBeTruthy()
    expect(screen.queryByText('To be paid now')).toBeNull()
    expect(screen.queryByRole('link', { name: /by UPI$/ })).toBeNull()
    const chat = screen.getByRole('link', { name: 'Chat about this order' })
    expect(chat.getAttribute('data-look')).toBe('solid')
  })

  it.each([
    ['alteration', ['Ready by Wed 16 Dec']],
    ['ready', []],
    ['cancelled', []],
  ])('that is %s promises no day that is over', async (status, sentences) => {
    await store(status)
    const shown = screen.queryAllByText(/^(Trial|Ready) by /)
    expect(shown).toEqual(sentences.map((sentence) => screen.getByText(sentence)))
  })
})
