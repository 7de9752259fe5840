import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { inDatabase } from '#data/storage/database.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { Pay } from '#features/pay/Pay.tsx'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { refusalOf } from '#tests/harness/data/refusal.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

const TOKEN = 'k'.repeat(32)
const terms = { kind: 'advance', percent: 50 } as const
const shop = { ...DEFAULT_SHOP, payment: { terms, upiId: 'house@okbank' } }
const DUE = {
  number: 'ET-1',
  house: 'Ember & Thread',
  upiId: 'house@okbank',
  paise: 50_050,
  claimed: false,
}

beforeEach(clearDevice)

function answering(status: number, body: object) {
  const headers = { 'Content-Type': 'application/json' }
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers })),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function show() {
  return showPages({ at: `/pay/${TOKEN}`, shop, pages: { '/pay/:token': <Pay /> } })
}

it('shows what is due as a code, as a link and as an id', async () => {
  answering(200, DUE)
  show()
  expect(await screen.findByText('₹500.50')).toBeTruthy()
  expect(
    screen.getByRole('img', { name: 'UPI code: ₹500.50 to Ember & Thread' }).getAttribute('src'),
  ).toMatch(/^data:image\/svg/)
  const link = screen.getByRole('link', { name: 'Open my UPI app' }).getAttribute('href')
  expect(link).toMatch(/^upi:\/\/pay\?pa=house@okbank&.*am=500\.50&cu=INR/)
  expect(screen.getByText('house@okbank')).toBeTruthy()
})

it('asks nothing when nothing is due', async () => {
  answering(200, { ...DUE, paise: 0 })
  show()
  expect(await screen.findByText('Nothing is due now.')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /UPI code/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send the reference' })).toBeNull()
})

it('says so when there is no such order, or no UPI', async () => {
  answering(404, refusalOf(404, 'notFound'))
  show()
  expect(await screen.findByText(/There is no payment at this address/)).toBeTruthy()
})

it('asks for a reference of 12 digits before it tells the house', async () => {
  const fetched = answering(200, DUE)
  const user = show()
  await user.type(await screen.findByLabelText('UPI reference (UTR), 12 digits'), '12345')
  const asked = fetched.mock.calls.length
  await user.click(screen.getByRole('button', { name: 'Send the reference' }))
  expect(await screen.findByText(/Please enter the 12 digits/)).toBeTruthy()
  expect(fetched.mock.calls.length).toBe(asked)
})

it('does not ask for an amount that is claimed to be paid, unless the payment failed', async () => {
  answering(200, { ...DUE, claimed: true })
  const user = show()
  await screen.findByText('₹500.50')
  const said = screen.getByText(/^You told us that you have paid/)
  expect(screen.queryByText('To be paid now')).toBeNull()
  const due = screen.getByText('To be confirmed')
  expect(said.compareDocumentPosition(due)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const rest = screen.getByText('The payment failed, or the reference was wrong')
  const isOpen = () => rest.closest('details')?.open
  expect(isOpen()).toBe(false)
  await user.click(rest)
  expect(isOpen()).toBe(true)
  await user.type(screen.getByLabelText('UPI reference (UTR), 12 digits'), '123456789012')
  await user.click(screen.getByRole('button', { name: 'Send the reference' }))
  expect(await screen.findByText(/^Thank you. We will look it up/)).toBeTruthy()
})

it('thanks for a reference although nothing is due any more', async () => {
  const claimed = { ...DUE, paise: 0, claimed: true }
  let isClaimed = false
  vi.stubGlobal('fetch', (_: string, { method = 'GET' } = {}) => {
    if (method === 'POST') isClaimed = true
    if (method === 'POST') return Promise.resolve(new Response(null, { status: 204 }))
    return Promise.resolve(Response.json(isClaimed ? claimed : DUE))
  })
  const user = show()
  await user.type(await screen.findByLabelText('UPI reference (UTR), 12 digits'), '123456789012')
  await user.click(screen.getByRole('button', { name: 'Send the reference' }))
  expect(await screen.findByText('Nothing is due now.')).toBeTruthy()
  expect(screen.getByText(/^Thank you. We will look it up/)).toBeTruthy()
})

it('says beside the reference that it did not reach the house', async () => {
  vi.stubGlobal('fetch', (_: string, { method = 'GET' } = {}) =>
    method === 'POST'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(DUE)),
  )
  const user = show()
  const reference = await screen.findByLabelText('UPI reference (UTR), 12 digits')
  await user.type(reference, '123456789012')
  await user.click(screen.getByRole('button', { name: 'Send the reference' }))
  const form = screen.getByRole('region', { name: 'I have paid' })
  expect(await within(form).findByRole('alert')).toHaveProperty(
    'textContent',
    'We cannot reach the shop just now. Please check your connection and try again.',
  )
  expect(reference).toHaveProperty('value', '123456789012')
})

it('shows what this device last knew to be due when offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  signInOnDevice()
  const user = 'shopper00000001'
  const order: Order = {
    id: 'mworder00000001',
    number: 'ET-1',
    user,
    lines: [],
    shipping: SHIPPING,
    currency: 'INR',
    paymentMethod: 'Pay via WhatsApp',
    note: '',
    status: 'confirmed',
    total: 1001,
    terms,
    payToken: TOKEN,
    seq: 1,
    rev: 1,
    created: '2026-11-20T08:00:00Z',
  }
  const { created } = order
  const about = { order: order.id, actor: 'owner', note: '', created, day: '2026-11-20' } as const
  const paid = {
    kind: 'payment',
    paise: 10_000,
    method: 'cash',
    reference: '',
    receipt: '',
  } as const
  const claim = { kind: 'claim', paise: 40_050, reference: '123456789012' } as const
  const events: OrderEvent[] = [
    { ...about, ...paid, id: 'e1', seq: 1 },
    { ...about, ...claim, actor: 'shopper', id: 'e2', seq: 2 },
  ]
  await inDatabase((db) => db.orders.put({ ...order, owner: user, events }))
  show()
  expect(await screen.findByText('₹400')).toBeTruthy()
  expect(screen.getByText(/^You told us that you have paid/)).toBeTruthy()
  expect(
    screen.getByText(
      /cannot be reached just now. This is what was due when this device last reached it/,
    ),
  ).toBeTruthy()
})
