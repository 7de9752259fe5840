import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderReplica } from '#data/desk/replicas/replicas.ts'
import { dateOf, shopDate, shopDay } from '#domain/base/day.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { adminSignOut } from '#data/desk/account.ts'
import { waitingEdits } from '#data/desk/edits/queuedEdits.ts'
import { openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { OWNED_SUIT, WOOL_DETAIL } from '#tests/harness/data/products.ts'
import { placedOrder, sentOrder, suit } from '#tests/harness/server/sentOrder.ts'
import { refusalOf, refusalResponse } from '#tests/harness/data/refusal.ts'

beforeEach(clearDevice)
afterEach(adminSignOut)

const ORDER = placedOrder()

const PLACED = {
  id: 'mwplaced0000001',
  order: ORDER.id,
  kind: 'status',
  actor: 'shopper',
  from: '',
  to: 'placed',
  seq: 1,
  created: ORDER.created,
}

function noConnection(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** The lines of the order's ledger, without their days. */
function entries() {
  const list = screen.queryByRole('list', { name: 'Entries' })
  return [...(list?.querySelectorAll('li > span') ?? [])].map(({ textContent }) => textContent)
}

/** What the order's ledger adds up to, by its name. */
function fact(name: string) {
  return screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
}

function open(at: string, order: typeof ORDER & { received?: number } = ORDER) {
  return openDesk(at, { orders: [order] })
}

describe('the board', () => {
  it('offers only the allowed moves', async () => {
    open('/admin/orders')
    const moves = within(await screen.findByRole('group', { name: /^Move order/ }))
    expect(moves.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Confirm',
      'Cancel order',
    ])
  })

  it.each([
    [undefined, /The customer will be told/],
    ['orders', /tell the customer in the chat/],
    ['never', /tell the customer in the chat/],
  ] as const)(
    'where mails leave (%s), asks before it cancels: %s',
    async (mailLeaves, question) => {
      const shop = { ...DEFAULT_SHOP, ...(mailLeaves && { mailLeaves }) }
      const { user } = openDesk('/admin/orders', { orders: [ORDER] }, shop)
      await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
      expect(within(screen.getByRole('dialog')).getByText(question)).toBeTruthy()
    },
  )

  it('moves an order by keyboard and offers the message for the customer', async () => {
    const { api, user } = open('/admin/orders')
    const confirm = await screen.findByRole('button', { name: 'Confirm' })
    confirm.focus()
    await user.keyboard('{Enter}')
    const link = await screen.findByRole('link', { name: 'Tell the customer on WhatsApp' })
    expect(link.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/919876543210\?text=Hello%20Asha%2C%0AOrder%20ET-/,
    )
    const column = within(screen.getByRole('region', { name: 'Confirmed' }))
    expect(column.getByText('Asha Rao')).toBeTruthy()
    const patch = api.requests.find(({ method }) => method === 'PATCH')
    expect(patch?.body).toMatchObject({ status: 'confirmed', rev: 1 })
  })

  it('takes back a step that was a wrong tap', async () => {
    const { api, user } = open('/admin/orders', { ...ORDER, status: 'trial' })
    await user.click(await screen.findByRole('button', { name: 'Mark as ready' }))
    const ready = within(screen.getByRole('region', { name: 'Ready' }))
    await ready.findByText('Asha Rao')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const trial = within(screen.getByRole('region', { name: 'Trial' }))
    expect(await trial.findByText('Asha Rao')).toBeTruthy()
    expect(sentTo(api, 'PATCH', /orders/).map(({ body }) => [body['status'], body['rev']])).toEqual(
      [
        ['ready', 1],
        ['trial', 2],
      ],
    )
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('takes back a step of an order that the filter no longer shows', async () => {
    const { api, user } = open('/admin/orders?status=placed')
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Asha Rao')).toBeTruthy()
    expect(sentTo(api, 'PATCH', /orders/)[1]?.body).toMatchObject({ status: 'placed', rev: 2 })
  })

  it('no longer offers to tell the customer of a move once the customer has cancelled', async () => {
    const { api, user } = open('/admin/orders')
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    await screen.findByRole('link', { name: 'Tell the customer on WhatsApp' })
    const [order] = api.tables['orders'] ?? []
    if (!order) throw new Error('the order is gone')
    api.tables['orders'] = [{ ...order, status: 'cancelled', seq: 9, rev: 3 }]
    await orderReplica.pull()
    await expect.poll(() => screen.queryByRole('link', { name: /^Tell the customer/ })).toBeNull()
  })

  it('tells the customer of the sums of now, also where the filter no longer shows the order', async () => {
    const { api, user } = open('/admin/orders?status=trial', { ...ORDER, status: 'trial' })
    await user.click(await screen.findByRole('button', { name: 'Mark as ready' }))
    const message = async () => {
      const link = await screen.findByRole('link', { name: 'Tell the customer on WhatsApp' })
      return decodeURIComponent(link.getAttribute('href') ?? '')
    }
    expect(await message()).toContain('₹42,999')
    const paid = { ...ORDER, status: 'ready', rev: 2, seq: 9, received: 4_000_000 }
    api.tables['orders'] = [paid]
    await orderReplica.pull()
    await expect.poll(message).toContain('₹2,999')
  })

  it('takes a move of another order while one is being stored, and no second one of the same', async () => {
    const other = {
      ...ORDER,
      ...sentOrder({ id: 'mworder00000002', firstName: 'Ravi' }),
      number: 'ET-1795260951151',
      seq: 2,
    }
    const { api, user } = openDesk('/admin/orders', { orders: [ORDER, other] })
    const arrived: (() => void)[] = []
    api.answer = ({ method }) =>
      method === 'PATCH'
        ? new Promise((resolve) => arrived.push(() => resolve(refusalResponse(409, 'illegalMove'))))
        : undefined
    const moves = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Confirm' })
    await expect.poll(() => moves().length).toBe(2)
    for (const button of moves()) await user.dblClick(button)
    expect(moves().map(({ disabled }) => disabled)).toEqual([true, true])
    // Edits are sent one after the other.
    for (const sent of [1, 2]) {
      await expect.poll(() => arrived.length).toBe(sent)
      arrived.at(-1)?.()
    }
    await expect.poll(() => moves().map(({ disabled }) => disabled)).toEqual([false, false])
    const paths = api.requests.filter(({ method }) => method === 'PATCH').map(({ path }) => path)
    expect(paths).toHaveLength(2)
    expect(new Set(paths).size).toBe(2)
  })

  it('asks before an order with a balance is delivered', async () => {
    const { api, user } = open('/admin/orders', { ...ORDER, status: 'ready' })
    await user.click(await screen.findByRole('button', { name: 'Mark as delivered' }))
    const question = within(await screen.findByRole('dialog', { name: 'Mark as delivered' }))
    expect(question.getByText(/₹42,999 of order ET-1795260951150 is not recorded/)).toBeTruthy()
    expect(sentTo(api, 'PATCH', /orders/)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Mark as delivered' }))
    expect(await screen.findByRole('link', { name: 'Tell the customer on WhatsApp' })).toBeTruthy()
    expect(sentTo(api, 'PATCH', /orders/)[0]?.body).toMatchObject({ status: 'delivered' })
  })

  it('asks before it cancels an order that is dragged to Cancelled', async () => {
    const { api, user } = open('/admin/orders')
    const card = (await screen.findByText('Asha Rao')).closest('li')
    const cancelled = screen.getByRole('region', { name: 'Cancelled' })
    if (!card) throw new Error('the order has no card')
    fireEvent.dragStart(card, { dataTransfer: { setData() {} } })
    fireEvent.drop(cancelled)
    const question = within(await screen.findByRole('dialog', { name: 'Cancel order' }))
    expect(sentTo(api, 'PATCH', /orders/)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Cancel order' }))
    await expect.poll(() => within(cancelled).queryByText('Asha Rao')).toBeTruthy()
    expect(sentTo(api, 'PATCH', /orders/)[0]?.body).toMatchObject({ status: 'cancelled' })
  })

  it('asks before cancelling', async () => {
    const { api, user } = open('/admin/orders')
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    expect(screen.getByText(/The customer will be told/)).toBeTruthy()
    expect(api.requests.map(({ method }) => method)).not.toContain('PATCH')
  })

  it('says so when the order has moved meanwhile', async () => {
    const { api, user } = open('/admin/orders')
    const refusal = refusalOf(409, 'illegalMove')
    api.answer = ({ method }) =>
      method === 'PATCH' ? Response.json(refusal, { status: 409 }) : undefined
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(
      await screen.findByText('The order cannot move there from its current status.'),
    ).toBeTruthy()
  })
})

describe('a column with more orders than it shows', () => {
  it('leads to them in the list, with the day and the search of the board', async () => {
    const created = new Date().toISOString()
    const orders = Array.from({ length: 40 }, (_, at) => ({
      ...ORDER,
      id: `mworder0000000${10 + at}`,
      seq: at + 1,
      created,
    }))
    const { user } = openDesk('/admin/orders?day=today', { orders })
    const search = await screen.findByLabelText('Search by number, name or phone')
    await user.type(search, 'rao')
    await user.click(await screen.findByRole('link', { name: /^\d+ more in the list$/ }))
    const at = screen.getByLabelText('where').textContent
    expect([...new URLSearchParams(at.split('?')[1])].sort()).toEqual([
      ['day', 'today'],
      ['status', 'placed'],
      ['view', 'list'],
    ])
    expect(screen.getByLabelText('Search by number, name or phone')).toHaveProperty('value', 'rao')
  })
})

describe.each([
  ['the board', '/admin/orders'],
  ['the list', '/admin/orders?view=list'],
])('%s', (_name, at) => {
  it('says what is due next', async () => {
    open(at, { ...ORDER, trialDate: '2199-01-05', dueDate: '2199-01-12' })
    expect((await screen.findByText('5 Jan 2199')).parentElement?.textContent).toMatch(/^Trial/)
    expect(screen.queryByText(/Promised/)).toBeNull()
  })

  it('says that a day is over', async () => {
    open(at, { ...ORDER, dueDate: '2026-01-05' })
    const late = await screen.findByText('Late, 5 Jan 2026')
    expect(late.parentElement?.textContent).toMatch(/^Promised/)
  })
})

describe('the list', () => {
  it('names the pieces of each order', async () => {
    open('/admin/orders?view=list')
    expect(await screen.findByRole('cell', { name: '1 x Navy Twill Suit' })).toBeTruthy()
  })

  it('is searched by number, name and phone', async () => {
    const { user } = open('/admin/orders?view=list')
    await screen.findByText('Asha Rao')
    const search = screen.getByLabelText('Search by number, name or phone')
    for (const [typed, found] of [
      ['98765 43', 1],
      ['rao', 1],
      ['ravi', 0],
    ] as const) {
      await user.clear(search)
      await user.type(search, typed)
      expect(await screen.findAllByText(found ? 'Asha Rao' : 'No orders found')).toHaveLength(1)
    }
  })
})

describe('the way back from an order', () => {
  const search = () => screen.getByLabelText('Search by number, name or phone')
  const where = () => screen.getByLabelText('where').textContent

  it('leads to the list as it was, and no address has what was searched for', async () => {
    const { user } = open('/admin/orders?view=list&status=placed')
    await user.type(search(), 'rao')
    await user.click(await screen.findByRole('link', { name: ORDER.number }))
    expect(where()).toBe(`/admin/orders/${ORDER.id}`)
    await user.click(screen.getByRole('link', { name: 'All orders' }))
    expect(await screen.findByDisplayValue('rao')).toBe(search())
    expect(where()).toBe('/admin/orders?view=list&status=placed')
  })

  it('leads to the place on the board', async () => {
    const { user } = open('/admin/orders')
    const board = async () => (await screen.findByRole('region', { name: 'Placed' })).parentElement
    const left = await board()
    if (left) Object.assign(left, { scrollLeft: 300, scrollTop: 200 })
    await user.click(screen.getByRole('link', { name: ORDER.number }))
    await user.click(screen.getByRole('link', { name: 'All orders' }))
    const found = await board()
    expect(found).not.toBe(left)
    expect([found?.scrollLeft, found?.scrollTop]).toEqual([300, 200])
  })

  it('leads to all orders where the visit began with the order', async () => {
    const { user } = open(`/admin/orders/${ORDER.id}`)
    await user.click(screen.getByRole('link', { name: 'All orders' }))
    expect(where()).toBe('/admin/orders')
  })

  it('leads the next person to a list without the last one’s search', async () => {
    const { user } = open('/admin/orders?view=list')
    await user.type(search(), 'rao')
    await adminSignOut()
    await screen.findByLabelText('Password')
    cleanup()
    open('/admin/orders?view=list')
    await screen.findByText('Asha Rao')
    expect(search()).toHaveProperty('value', '')
  })
})

describe('the page of an order', () => {
  it('begins with the customer and what is due next', async () => {
    open('/admin/orders/mworder00000001', { ...ORDER, trialDate: '2199-01-05' })
    const head = (await screen.findByRole('heading', { level: 1 })).parentElement
    expect(head?.lastElementChild?.textContent).toBe('Asha RaoTrial 5\u00a0Jan\u00a02199')
  })

  it('takes a finished order back when a wrong tap is noticed late, or the piece does not fit', async () => {
    const { api, user } = open(`/admin/orders/${ORDER.id}`, { ...ORDER, status: 'delivered' })
    expect(await screen.findByText('This order is finished.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Back to Ready' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Needs alteration' }))
    expect(await screen.findByRole('button', { name: 'Ready for trial' })).toBeTruthy()
    expect(sentTo(api, 'PATCH', /orders/)[0]?.body).toMatchObject({ status: 'alteration' })
  })

  it('keeps the note for the next step while the last one is stored, and when it is undone', async () => {
    const { api, user } = open(`/admin/orders/${ORDER.id}`)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const confirmed = { ...ORDER, status: 'confirmed', rev: 2, seq: 9 }
    api.answer = ({ method }) =>
      method === 'PATCH' ? released.then(() => Response.json(confirmed)) : undefined
    const note = await screen.findByLabelText('Note for this step')
    await user.type(note, 'Called')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await user.clear(note)
    await user.type(note, 'Rust lining')
    release()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(note).toHaveProperty('value', 'Rust lining')
    api.tables['orders'] = [confirmed]
    api.answer = () => undefined
    await user.click(undo)
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeTruthy()
    expect(note).toHaveProperty('value', 'Rust lining')
    expect(sentTo(api, 'PATCH', /orders/).map(({ body }) => body['note'])).toEqual(['Called', ''])
  })

  it('offers no step back for a cancelled order', async () => {
    open(`/admin/orders/${ORDER.id}`, { ...ORDER, status: 'cancelled' })
    expect(await screen.findByText('This order is finished.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Back to|Needs alteration/ })).toBeNull()
  })

  it('says when measurements are missing', async () => {
    open('/admin/orders/mworder00000001')
    expect(await screen.findByText('None given. Ask before cutting.')).toBeTruthy()
    expect(screen.getByText('1 x Navy Twill Suit')).toBeTruthy()
  })

  it('takes measurements for a piece that was ordered without any', async () => {
    const { api, user } = open(`/admin/orders/${ORDER.id}`)
    api.answer = ({ path }) =>
      path.endsWith('/measured') ? Response.json({ ...ORDER, seq: 7 }) : undefined
    await user.click(await screen.findByRole('button', { name: /^Enter measurements/ }))
    const form = within(screen.getByRole('dialog', { name: 'Navy Twill Suit' }))
    await user.type(form.getByLabelText('Chest'), '41')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(sentTo(api, 'POST', /measured$/)[0]?.body).toEqual({
      line: 0,
      before: {},
      measurements: {
        set: '',
        setName: 'Entered by the house',
        version: 1,
        values: { chest: 1041.4 },
      },
    })
  })

  it('sends what was seen as the form was opened, when another desk measures meanwhile', async () => {
    const { api, user } = open(`/admin/orders/${ORDER.id}`)
    await user.click(await screen.findByRole('button', { name: /^Enter measurements/ }))
    const form = within(screen.getByRole('dialog', { name: 'Navy Twill Suit' }))
    const values = { chest: 1016 }
    const theirs = suit({ measurements: { set: '', setName: 'The house', version: 1, values } })
    api.tables['orders'] = [{ ...ORDER, lines: [theirs], seq: 9 }]
    await orderReplica.pull()
    await screen.findByRole('button', { name: /^Correct measurements/ })
    await user.type(form.getByLabelText('Chest'), '41')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await expect.poll(() => sentTo(api, 'POST', /measured$/)[0]?.body['before']).toEqual({})
  })

  it('corrects a measurement, once it reads as a length', async () => {
    const values = { chest: 1016, waist: 863.6 }
    const measurements = { set: 's', setName: 'Myself', version: 1, values }
    const { api, user } = open(`/admin/orders/${ORDER.id}`, {
      ...ORDER,
      lines: [suit({ measurements })],
    })
    api.answer = ({ path }) =>
      path.endsWith('/measured') ? Response.json({ ...ORDER, seq: 7 }) : undefined
    await user.click(await screen.findByRole('button', { name: /^Correct measurements/ }))
    const form = within(screen.getByRole('dialog', { name: 'Navy Twill Suit' }))
    await user.clear(form.getByLabelText('Waist'))
    await user.type(form.getByLabelText('Waist'), '36x')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(sentTo(api, 'POST', /measured$/)).toEqual([])
    await user.type(form.getByLabelText('Waist'), '{Backspace}')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await expect.poll(() => sentTo(api, 'POST', /measured$/).length).toBe(1)
    expect(sentTo(api, 'POST', /measured$/)[0]?.body).toMatchObject({
      before: values,
      measurements: { values: { chest: 1016, waist: 914.4 } },
    })
  })

  it('corrects the customer’s details, once they are valid', async () => {
    const { api, user } = open(`/admin/orders/${ORDER.id}`)
    api.answer = ({ path }) =>
      path.endsWith('/shipping') ? Response.json({ ...ORDER, seq: 7 }) : undefined
    await user.click(await screen.findByRole('button', { name: 'Correct details' }))
    const form = within(screen.getByRole('dialog', { name: 'Customer' }))
    await user.clear(form.getByLabelText('WhatsApp number'))
    await user.type(form.getByLabelText('WhatsApp number'), '123')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await expect.poll(() => document.activeElement).toBe(form.getByLabelText('WhatsApp number'))
    expect(sentTo(api, 'POST', /shipping$/)).toEqual([])
    await user.clear(form.getByLabelText('WhatsApp number'))
    await user.type(form.getByLabelText('WhatsApp number'), '91234 56780')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(sentTo(api, 'POST', /shipping$/)).toMatchObject([
      { body: { before: SHIPPING, shipping: { ...SHIPPING, phone: '91234 56780' } } },
    ])
  })

  it('shows the picture of a piece that the house still has', async () => {
    openDesk('/admin/orders/mworder00000001', { orders: [ORDER], products: [OWNED_SUIT] })
    const piece = (await screen.findByText('1 x Navy Twill Suit')).closest('li')
    const picture = await within(piece ?? document.body).findByRole('presentation')
    expect(picture.getAttribute('src')).toContain(OWNED_SUIT.image)
  })

  it('says as shown for what the customer did not choose', async () => {
    open('/admin/orders/mworder00000001')
    const options = 'Material: Wool, Fit: As shown, Colour: As shown'
    expect(await screen.findByText(options)).toBeTruthy()
    expect(screen.queryByText(/#000000|Custom\b/)).toBeNull()
  })

  it('has a work card with its days, and a signature line for each worker', async () => {
    open(`/admin/orders/${ORDER.id}`, { ...ORDER, trialDate: '2026-12-07' })
    const [paperDay] = await screen.findAllByText('Trial', { selector: 'dt' })
    expect(paperDay?.nextElementSibling?.textContent).toBe('7\u00a0Dec\u00a02026')
    expect(screen.queryByText('Promised for', { selector: 'dt' })).toBeNull()
    for (const by of ['Cut by', 'Stitched by', 'Checked by'])
      expect(screen.getByText(by)).toBeTruthy()
  })

  it('names the cloth, and first the measurements that the piece is cut by', async () => {
    const values = { neck: 394, chest: 1041, waist: 921, outseam: 1048 }
    const measurements = { set: 's1', setName: 'Me', version: 1, values }
    const [line] = ORDER.lines.map((one) => ({ ...one, measurements }))
    if (!line) throw new Error('The order has no piece.')
    const inSilk = { ...line, material: 'Silk', measurements: undefined }
    const lines = [line, inSilk]
    const detail = {
      ...WOOL_DETAIL,
      materials: ['Wool', 'Silk'],
      clothType: 'Worsted wool twill',
      weight: 190,
    }
    const product = { ...OWNED_SUIT, detail, measurements: ['Chest', 'Waist', 'Neck'] }
    openDesk(`/admin/orders/${ORDER.id}`, { orders: [{ ...ORDER, lines }], products: [product] })
    // Not of the one in silk, which the record does not describe.
    expect(await screen.findAllByText('Cloth: Worsted wool twill, 190 g/m²')).toHaveLength(1)
    const sizes = screen
      .getAllByText(/ in$/, { selector: 'dd' })
      .map(({ parentElement }) => parentElement)
    expect(sizes.map((size) => size?.textContent)).toEqual([
      'Neck15½ in',
      'Chest41 in',
      'Waist36¼ in',
    ])
    expect(screen.getByText('Also taken: Outseam 41¼ in')).toBeTruthy()
  })

  it('sends no unchanged dates', async () => {
    const { user, api } = open('/admin/orders/mworder00000001')
    await user.click(await screen.findByRole('button', { name: 'Save dates' }))
    expect(await screen.findByText('Nothing was changed.')).toBeTruthy()
    expect(sentTo(api, 'POST', /dates/)).toEqual([])
    expect(await waitingEdits()).toEqual([])
  })

  it('asks before a payment makes more than the total', async () => {
    const { user, api } = open('/admin/orders/mworder00000001')
    await user.type(await screen.findByLabelText('Amount in rupees'), '50,000')
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    const question = within(await screen.findByRole('dialog', { name: 'Add payment' }))
    expect(question.getByText(/₹50,000 received for an order of ₹42,999/)).toBeTruthy()
    expect(api.tables['order_events'] ?? []).toEqual([])
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '50,000')
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add payment' }),
    )
    expect(await screen.findByText('Payment added')).toBeTruthy()
    expect(api.tables['order_events']?.[0]).toMatchObject({
      kind: 'payment',
      paise: 5_000_000,
      over: true,
    })
  })

  it('leads to the field of a payment whose amount is invalid', async () => {
    const { user, api } = open('/admin/orders/mworder00000001')
    const amount = await screen.findByLabelText('Amount in rupees')
    await user.type(amount, 'much')
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    expect(await screen.findByText(/^Please write the amount in rupees/)).toBeTruthy()
    expect(document.activeElement).toBe(amount)
    expect(api.tables['order_events'] ?? []).toEqual([])
  })

  it('proposes the payment that is due, which typing replaces, and then no second one', async () => {
    const terms = { kind: 'advance', percent: 50 }
    const { user, api } = openDesk(`/admin/orders/${ORDER.id}`, { orders: [{ ...ORDER, terms }] })
    const amount = await screen.findByLabelText('Amount in rupees')
    expect(amount).toHaveProperty('value', '21499.00')
    await user.selectOptions(screen.getByLabelText('Record'), 'refund')
    expect(amount).toHaveProperty('value', '')
    await user.selectOptions(screen.getByLabelText('Record'), 'payment')
    await user.type(amount, '20,000')
    expect(amount).toHaveProperty('value', '20,000')
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    expect(await screen.findByText('Payment added')).toBeTruthy()
    expect(api.tables['order_events']).toMatchObject([{ paise: 2_000_000 }])
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '')
  })

  it.each([
    ['placed', 0, '42999.00'],
    ['placed', 4_299_900, ''],
    ['cancelled', 0, ''],
  ])(
    'of an order that is %s, without terms and with %i paise received, proposes "%s"',
    async (status, received, proposed) => {
      open(`/admin/orders/${ORDER.id}`, { ...ORDER, status, received })
      expect(await screen.findByLabelText('Amount in rupees')).toHaveProperty('value', proposed)
    },
  )

  it('records a payment for the day on which it was received', async () => {
    const { user, api } = open('/admin/orders/mworder00000001')
    await user.type(await screen.findByLabelText('Amount in rupees'), '500')
    const day = screen.getByLabelText('Received on')
    expect(day).toHaveProperty('value', shopDate(Date.now()))
    const earlier = dateOf(shopDay(Date.now()) - 2)
    fireEvent.change(day, { target: { value: earlier } })
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    expect(await screen.findByText('Payment added')).toBeTruthy()
    expect(api.tables['order_events']?.[0]).toMatchObject({ paise: 50_000, day: earlier })
    expect(screen.getByLabelText('Received on')).toHaveProperty('value', shopDate(Date.now()))
  })

  it('asks before an order is promised for a day before its trial', async () => {
    const { user, api } = open('/admin/orders/mworder00000001')
    fireEvent.change(await screen.findByLabelText('Trial'), { target: { value: '2026-12-05' } })
    fireEvent.change(screen.getByLabelText('Promised for'), { target: { value: '2026-12-01' } })
    await user.click(screen.getByRole('button', { name: 'Save dates' }))
    const question = within(await screen.findByRole('dialog', { name: 'Save dates' }))
    expect(question.getByText(/promised for 1 Dec 2026, before its trial on 5 Dec/)).toBeTruthy()
    expect(sentTo(api, 'POST', /dates/)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Save dates' }))
    expect(await screen.findByText('Dates saved')).toBeTruthy()
  })

  it('tells the customer why a promised day moves', async () => {
    const promised = { ...ORDER, dueDate: '2026-12-01' }
    const { user, api } = open('/admin/orders/mworder00000001', promised)
    const day = await screen.findByLabelText('Promised for')
    expect(screen.queryByLabelText('Reason, which the customer reads')).toBeNull()
    fireEvent.change(day, { target: { value: '2026-12-09' } })
    await user.click(screen.getByRole('button', { name: 'Save dates' }))
    expect(sentTo(api, 'POST', /dates/)).toEqual([])
    await user.type(screen.getByLabelText('Reason, which the customer reads'), 'The cloth is late.')
    await user.click(screen.getByRole('button', { name: 'Save dates' }))
    expect(await screen.findByText('Dates saved')).toBeTruthy()
    expect(sentTo(api, 'POST', /dates/)).toMatchObject([
      { body: { dueDate: '2026-12-09', reason: 'The cloth is late.' } },
    ])
  })

  it('keeps the days that are being typed when the order is moved meanwhile', async () => {
    const { user } = open('/admin/orders/mworder00000001')
    const day = await screen.findByLabelText('Promised for')
    fireEvent.change(day, { target: { value: '2026-12-09' } })
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('button', { name: 'Start cutting' })).toBeTruthy()
    expect(screen.getByLabelText('Promised for')).toHaveProperty('value', '2026-12-09')
    await user.click(screen.getByRole('button', { name: 'Save dates' }))
    expect(await screen.findByText('Dates saved')).toBeTruthy()
  })

  it('computes the balance from the payments received', async () => {
    const { user, api } = open('/admin/orders/mworder00000001')
    await user.type(await screen.findByLabelText('Amount in rupees'), '5,000')
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    expect(await screen.findByText('₹37,999')).toBeTruthy()
    expect(api.tables['order_events']?.[0]).toMatchObject({ kind: 'payment', paise: 500_000 })
  })

  it('keeps a payment that was added when the connection breaks right after it', async () => {
    const { user, api } = openDesk(`/admin/orders/${ORDER.id}`, {
      orders: [ORDER],
      order_events: [PLACED],
    })
    await screen.findByText('Placed', { selector: 'li *' })
    await user.type(screen.getByLabelText('Amount in rupees'), '5,000')
    api.answer = ({ method, path }) =>
      method === 'GET' && path.includes('/records') ? noConnection() : undefined
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    expect(await screen.findByText('Payment added')).toBeTruthy()
    await waitFor(() => expect(entries()).toEqual(['₹5,000 received, cash']))
    expect(fact('Received')).toBe('₹5,000')
    expect(fact('Balance')).toBe('₹37,999')
  })

  it('keeps a note that was added when the connection breaks right after it', async () => {
    const { user, api } = open(`/admin/orders/${ORDER.id}`)
    await user.type(await screen.findByLabelText('Note for the house'), 'Rust lining')
    api.answer = ({ method, path }) =>
      method === 'GET' && path.includes('/records') ? noConnection() : undefined
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('Note added')).toBeTruthy()
    expect(await screen.findByText('Rust lining', { selector: 'li *' })).toBeTruthy()
  })

  it('counts the earlier payments while another waits and the history has not come', async () => {
    const { user, api } = open(`/admin/orders/${ORDER.id}`, { ...ORDER, received: 1_000_000 })
    await user.type(await screen.findByLabelText('Amount in rupees'), '5,000')
    api.answer = () => noConnection()
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    await waitFor(() => expect(entries()).toEqual(['₹5,000 received, cash']))
    expect(fact('Received')).toBe('₹15,000')
    expect(fact('Balance')).toBe('₹27,999')
  })
})
