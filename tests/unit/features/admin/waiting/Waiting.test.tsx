import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { editIdFor, enqueueEdit, ownerId } from '#data/desk/edits/editQueue.ts'
import { waitingEdits } from '#data/desk/edits/queuedEdits.ts'
import { flushOutbox, sendNow } from '#data/outbox/sending/queue.ts'
import { inDatabase } from '#data/storage/database.ts'
import type { DeskEdit } from '#domain/desk/deskEdit.ts'
import { openDesk, openProducts, sentTo, SUIT } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { refusalResponse } from '#tests/harness/data/refusal.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { placedOrder, suit } from '#tests/harness/server/sentOrder.ts'

beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.unstubAllGlobals()
})

const PLACED = placedOrder()
const CASH = { kind: 'payment', paise: 500_000, method: 'cash', reference: '', note: '' } as const
const FITTING = {
  kind: 'firstTrial',
  place: 'shop',
  date: '2026-12-09',
  time: '10:30',
  status: 'proposed',
} as const

it('asks about discarding an edit, not about deleting the product', async () => {
  const { user } = openProducts()
  const remove = await screen.findByRole('button', { name: 'Delete Leather Belt' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(remove)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('link', { name: 'Look at them' }))
  await user.click(await screen.findByRole('button', { name: 'Do not send' }))
  const question = within(screen.getByRole('dialog', { name: 'Leather Belt: deleted' }))
  expect(question.queryByRole('button', { name: 'Delete' })).toBeNull()
  await user.click(question.getByRole('button', { name: 'Do not send' }))
  expect(await screen.findByText('Thrown away. It was not sent.')).toBeTruthy()
  expect(await waitingEdits()).toEqual([])
})

it('offers to send an edit that never got an answer again, or to give it up', async () => {
  const { api, user } = openProducts()
  const remove = await screen.findByRole('button', { name: 'Delete Leather Belt' })
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  api.answer = ({ method }) =>
    method === 'PATCH' ? new Response('<h1>Blocked</h1>', { status: 403 }) : undefined
  await user.click(remove)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('1 change waits on this device, not sent yet.')
  network.mockReturnValue(true)
  for (let tries = 0; tries < 8; tries += 1) await sendNow()
  expect(await screen.findByText('1 change needs you', { exact: false })).toBeTruthy()
  await user.click(await screen.findByRole('link', { name: 'Look at them' }))
  expect(await screen.findByText(/the shop gave no answer/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Do not send' }))
  const question = within(screen.getByRole('dialog', { name: 'Leather Belt: deleted' }))
  expect(question.getByText(/may have stored it already/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Do not send' }))
  expect(await screen.findByText('It is not sent again.')).toBeTruthy()
  expect(await waitingEdits()).toEqual([])
})

it('shows both when a piece was measured here and on another desk, and saves what is chosen', async () => {
  const theirs = { set: '', setName: 'Entered by the house', version: 1, values: { chest: 1016 } }
  const newer = { ...PLACED, lines: [suit({ measurements: theirs })], seq: 2 }
  const { api, user } = openDesk(`/admin/orders/${PLACED.id}`, { orders: [PLACED] })
  await user.click(await screen.findByRole('button', { name: /^Enter measurements/ }))
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const form = within(screen.getByRole('dialog'))
  await user.type(form.getByLabelText('Chest'), '41')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('1 change waits on this device, not sent yet.')
  expect(screen.getByText('41 in')).toBeTruthy()
  api.answer = ({ path }) =>
    path.endsWith('/measured') ? refusalResponse(409, 'newerVersion', { record: newer }) : undefined
  network.mockReturnValue(true)
  await flushOutbox()
  await user.click(await screen.findByRole('link', { name: 'Look at them' }))
  await user.click(await screen.findByRole('button', { name: 'Decide' }))
  const choice = within(screen.getByRole('dialog'))
  expect(choice.getByText('40 in')).toBeTruthy()
  expect(choice.getByText('41 in')).toBeTruthy()
  api.answer = ({ path }) => (path.endsWith('/measured') ? Response.json(newer) : undefined)
  await user.click(choice.getByRole('button', { name: 'Save mine' }))
  await expect
    .poll(() => sentTo(api, 'POST', /measured$/).at(-1)?.body)
    .toMatchObject({ before: { chest: 1016 }, measurements: { values: { chest: 1041.4 } } })
})

it('shows each detail of a customer that was corrected here and elsewhere, and saves what is chosen', async () => {
  const newer = { ...PLACED, city: 'Nashik', seq: 2 }
  const { api, user } = openDesk(`/admin/orders/${PLACED.id}`, { orders: [PLACED] })
  await user.click(await screen.findByRole('button', { name: 'Correct details' }))
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const form = within(screen.getByRole('dialog'))
  for (const [label, text] of [
    ['City', 'Nagpur'],
    ['Address', '12 Park Street'],
  ] as const) {
    await user.clear(form.getByLabelText(label))
    await user.type(form.getByLabelText(label), text)
  }
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('1 change waits on this device, not sent yet.')
  expect(screen.getByText(/12 Park Street/)).toBeTruthy()
  api.answer = ({ path }) =>
    path.endsWith('/shipping') ? refusalResponse(409, 'newerVersion', { record: newer }) : undefined
  network.mockReturnValue(true)
  await flushOutbox()
  await user.click(await screen.findByRole('link', { name: 'Look at them' }))
  await user.click(await screen.findByRole('button', { name: 'Decide' }))
  const choice = within(screen.getByRole('dialog'))
  await user.click(choice.getByRole('radio', { name: /Nashik/ }))
  api.answer = ({ path }) => (path.endsWith('/shipping') ? Response.json(newer) : undefined)
  await user.click(choice.getByRole('button', { name: 'Save what is chosen' }))
  await expect
    .poll(() => sentTo(api, 'POST', /shipping$/).at(-1)?.body)
    .toMatchObject({
      before: { city: 'Nashik' },
      shipping: { city: 'Nashik', address: '12 Park Street' },
    })
})

/** Queues an edit of the order, has it refused for a newer version, and opens the decision about it. */
async function decideAbout(edit: DeskEdit, newer: typeof PLACED) {
  const { api, user } = openDesk('/admin/waiting', { orders: [PLACED] })
  api.answer = ({ method }) =>
    method === 'POST' ? refusalResponse(409, 'newerVersion', { record: newer }) : undefined
  await inDatabase((db) => enqueueEdit(db, ownerId(), { id: editIdFor(edit), edit }))
  await flushOutbox()
  await user.click(await screen.findByRole('button', { name: 'Decide' }))
  api.answer = () => undefined
  return { api, user }
}

/** What the dialog asks about, each with who changed it. */
function asked() {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
}

it('asks only about the day that was changed here, and leaves the other as another desk set it', async () => {
  const before = { trialDate: '2026-12-05', dueDate: '2026-12-11' }
  const newer = { ...PLACED, trialDate: '2026-12-07', dueDate: '2026-12-11', rev: 2, seq: 2 }
  const dates = { ...before, dueDate: '2026-12-15' }
  const edit: DeskEdit = { what: 'dates', order: PLACED.id, base: 1, before, dates }
  const { api, user } = await decideAbout(edit, newer)
  expect(asked()).toEqual(['Promised forOnly you changed it'])
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
  await expect
    .poll(() => sentTo(api, 'POST', /dates$/).at(-1)?.body)
    .toMatchObject({ trialDate: '2026-12-07', dueDate: '2026-12-15', rev: 2 })
})

it('asks only about the details that were corrected here, and leaves those of another desk', async () => {
  const newer = { ...PLACED, phone: '98400 12345', seq: 2 }
  const shipping = { ...SHIPPING, city: 'Nagpur' }
  const edit: DeskEdit = { what: 'shipping', order: PLACED.id, before: SHIPPING, shipping }
  const { api, user } = await decideAbout(edit, newer)
  expect(asked()).toEqual(['CityOnly you changed it'])
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
  await expect
    .poll(() => sentTo(api, 'POST', /shipping$/).at(-1)?.body)
    .toMatchObject({ shipping: { city: 'Nagpur', phone: '98400 12345' } })
})

it('throws a counter order away together with what was recorded about it since', async () => {
  const draft = { ...PLACED, id: 'mworder00000007', shipping: SHIPPING }
  const order = draft.id
  const about: DeskEdit[] = [
    { what: 'entry', order, entry: CASH },
    { what: 'note', order, note: 'Rust lining' },
    { what: 'fitting', id: 'fitting00000001', base: 0, fitting: { ...FITTING, order } },
  ]
  const other: DeskEdit = { what: 'note', order: PLACED.id, note: 'Call first' }
  const { user } = openDesk('/admin/waiting', { orders: [PLACED] })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (const edit of [{ what: 'order', draft } as const, ...about, other])
    await inDatabase((db) => enqueueEdit(db, ownerId(), { id: editIdFor(edit), edit }))
  const [drop] = await screen.findAllByRole('button', { name: 'Do not send' })
  if (!drop) throw new Error('the order is not listed')
  await user.click(drop)
  const question = within(screen.getByRole('dialog', { name: 'Order at the counter for Asha Rao' }))
  expect(question.getByText(/^Throw this away, and 3 changes that belong to it\?/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Do not send' }))
  expect(await screen.findByText('Thrown away. It was not sent.')).toBeTruthy()
  expect(await waitingEdits()).toEqual([other])
})

/** Has a counter order for the suit refused, since what it costs has changed. */
async function placeRefused(change: { now?: number }) {
  const { api, user } = openDesk('/admin/orders/new', { products: [SUIT] })
  const changes = [{ product: SUIT.id, name: SUIT.name, was: SUIT.price, ...change }]
  await user.selectOptions(await screen.findByLabelText('Add a piece'), SUIT.id)
  await user.type(screen.getByLabelText('First name'), 'Neha')
  await user.type(screen.getByLabelText('Last name'), 'Mehta')
  await user.type(screen.getByLabelText('WhatsApp number'), '98765 43210')
  await user.click(screen.getByRole('button', { name: 'Will be picked up at the shop' }))
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  await screen.findByText('1 change waits on this device, not sent yet.')
  api.answer = ({ path, method }) =>
    method === 'POST' && path.endsWith('/orders/records')
      ? refusalResponse(409, 'pricesChanged', { changes })
      : undefined
  network.mockReturnValue(true)
  await flushOutbox()
  await user.click(await screen.findByRole('link', { name: 'Look at them' }))
  return { api, user }
}

it('names the price and the total that changed before a counter order is taken at them', async () => {
  const { api, user } = await placeRefused({ now: 45_000 })
  expect(await screen.findByText('Navy Twill Suit was ₹42,999 and is now ₹45,000.')).toBeTruthy()
  expect(screen.getByText('The total was ₹42,999 and is now ₹45,000.')).toBeTruthy()
  api.answer = () => undefined
  await user.click(screen.getByRole('button', { name: "Take it at today's prices" }))
  await expect
    .poll(() => sentTo(api, 'POST', /orders/).at(-1)?.body)
    .toMatchObject({ lines: [{ price: 45_000 }] })
})

it('does not offer to take a counter order whose only piece is gone', async () => {
  await placeRefused({})
  expect(await screen.findByText('Navy Twill Suit is no longer offered.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Do not send' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: "Take it at today's prices" })).toBeNull()
})
