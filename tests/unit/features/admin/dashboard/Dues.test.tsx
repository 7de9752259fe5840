import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { waitingEdits } from '#data/desk/edits/queuedEdits.ts'
import { dateOf, shopDate, shopDay } from '#domain/base/day.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { OWNED_SUIT } from '#tests/harness/data/products.ts'
import { refusalResponse } from '#tests/harness/data/refusal.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'

const terms = { kind: 'advance', percent: 50 } as const
const SHOP = { ...DEFAULT_SHOP, payment: { terms, upiId: 'house@okbank' } }
const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const ORDER = {
  ...sentOrder({ id: 'mworder00000001' }),
  number: 'ET-1',
  status: 'ready',
  total: 42_999,
  received: 2_149_950,
  source: 'shop',
  payToken: 'a'.repeat(32),
  terms,
  seq: 5,
  rev: 1,
  created: daysAgo(30).toISOString(),
}
const EVENTS = [
  entry('moneyin00000001', { kind: 'payment', paise: 2_149_950, method: 'cash' }, 1, 30),
  {
    id: 'ready0000000001',
    order: ORDER.id,
    seq: 2,
    actor: 'owner',
    kind: 'status',
    from: 'trial',
    to: 'ready',
    created: daysAgo(12).toISOString(),
  },
]

function entry(id: string, facts: object, seq: number, ago: number) {
  const shared = { id, order: ORDER.id, actor: 'owner', seq, created: daysAgo(ago).toISOString() }
  return { ...shared, ...facts }
}

/** A simulated page would fetch what a link opens in a new tab. */
const openNothing = (event: Event) => event.preventDefault()

beforeEach(async () => {
  await clearDevice()
  addEventListener('click', openNothing)
})
afterEach(async () => {
  removeEventListener('click', openNothing)
  vi.restoreAllMocks()
  await adminSignOut()
})

function open(at = '/admin/dashboard', changes: object = {}, events: typeof EVENTS = EVENTS) {
  const tables = {
    products: [OWNED_SUIT],
    orders: [{ ...ORDER, ...changes }],
    order_events: events,
  }
  return openDesk(at, tables, SHOP)
}

const dues = async () => within(await screen.findByRole('region', { name: 'To be paid now' }))

/** A day as the desk writes it. */
const written = (day: string, month: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month, year: 'numeric' }).format(
    new Date(`${day}T00:00`),
  )

it('has everyone who owes, the first ten at once', async () => {
  const many = Array.from({ length: 12 }, (_, at) => {
    const id = `mworder000000${String(at + 10)}`
    return {
      ...ORDER,
      id,
      number: `ET-${at}`,
      created: daysAgo(40 - at).toISOString(),
      seq: at + 10,
    }
  })
  const { user } = openDesk('/admin/dashboard', { products: [OWNED_SUIT], orders: many }, SHOP)
  const heading = await screen.findByRole('heading', { name: 'To be paid now' })
  const dues = within(heading.parentElement ?? document.body)
  expect(dues.getByText('ET-9').closest('details')).toBeNull()
  const last = dues.getByText('ET-11').closest('details')
  expect(last?.open).toBe(false)
  await user.click(dues.getByText('2 more'))
  expect(last?.open).toBe(true)
})

describe('what is to be paid now', () => {
  it('is listed with the day since which it is due, not the day of the order', async () => {
    open()
    const list = await dues()
    expect(list.getByRole('link', { name: 'Asha Rao ET-1' })).toBeTruthy()
    expect(list.getByText('₹21,499.50')).toBeTruthy()
    const since = written(shopDate(daysAgo(12).getTime()), 'short')
    expect(await list.findByText(`since ${since}`)).toBeTruthy()
  })

  it('is asked for in the chat, with name, piece, balance and the page to pay', async () => {
    const { api, user } = open()
    const link = await (
      await dues()
    ).findByRole('link', { name: /^Remind by WhatsApp ?, Asha Rao$/ })
    const address = new URL(link.getAttribute('href') ?? '')
    expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/919876543210')
    const since = shopDate(daysAgo(12).getTime())
    await waitFor(() =>
      expect(link.getAttribute('href')).toContain(
        encodeURIComponent(`Due since: ${Number(since.slice(8))}`),
      ),
    )
    const text = address.searchParams.get('text') ?? ''
    for (const part of [
      'Hello Asha,',
      'Order ET-1: ₹21,499.50 is to be paid',
      '1 x Navy Twill Suit',
      'Balance: ₹21,499.50',
      `/pay/${ORDER.payToken}`,
    ])
      expect(text).toContain(part)
    await user.click(link)
    expect(await screen.findByText('Reminder sent')).toBeTruthy()
    expect(sentTo(api, 'POST', /order_events/).map(({ body }) => body)).toMatchObject([
      { kind: 'reminder', order: ORDER.id },
    ])
  })

  it('is not asked for again within a week, also offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { api, user } = open()
    const list = await dues()
    await user.click(await list.findByRole('link', { name: /^Remind by WhatsApp/ }))
    expect(await list.findByText(`Reminded on ${written(shopDate(Date.now()))}`)).toBeTruthy()
    expect(list.queryByRole('link', { name: /^Remind/ })).toBeNull()
    expect(await waitingEdits()).toMatchObject([{ what: 'reminder', order: ORDER.id }])
    expect(sentTo(api, 'POST', /order_events/)).toEqual([])
  })

  it('is asked for again after a week, and never while a claim waits', async () => {
    const today = shopDay(Date.now())
    const first = open('/admin/orders/mworder00000001', { remindedOn: dateOf(today - 7) })
    expect(await screen.findByRole('link', { name: /^Remind by WhatsApp/ })).toBeTruthy()
    first.api.tables['orders'] = []
    await adminSignOut()
    await clearDevice()
    open('/admin/orders/mworder00000001', { claim: '612345678901' })
    expect(await screen.findByText(/paid by UPI, reference 612345678901/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Remind by WhatsApp/ })).toBeNull()
  })

  it('says so when another tablet has just reminded the customer', async () => {
    const { api, user } = open('/admin/orders/mworder00000001')
    api.answer = ({ method }) =>
      method === 'POST' ? refusalResponse(409, 'remindedLately') : undefined
    await user.click(await screen.findByRole('link', { name: /^Remind by WhatsApp/ }))
    const sentence = 'The customer was reminded less than a week ago.'
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})
