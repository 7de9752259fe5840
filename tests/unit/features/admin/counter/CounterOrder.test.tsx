import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inDatabase } from '#data/storage/database.ts'
import { adminSignOut } from '#data/desk/account.ts'
import { dateOf, shopDay } from '#domain/base/day.ts'
import { placeInAddress } from '#domain/documents/placeInAddress.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { TODAY, WORKROOM } from '#tests/harness/data/workroom.ts'
import { detailWith, WOOL_DETAIL } from '#tests/harness/data/products.ts'
import { refusalResponse } from '#tests/harness/data/refusal.ts'
import { placedOrder, suit } from '#tests/harness/server/sentOrder.ts'
import { openDesk, sentTo, SUIT } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const BELT = { ...SUIT, id: 'demoproduct0002', name: 'Leather Belt', seq: 2 }

async function open() {
  const desk = openDesk('/admin/orders/new', { products: [SUIT, BELT] })
  await add(desk.user, SUIT)
  return desk
}

type User = Awaited<ReturnType<typeof open>>['user']

async function add(user: User, { id, name }: typeof SUIT) {
  await user.selectOptions(await screen.findByLabelText('Add a piece'), id)
  const measures = piece(name).getByText('Measurements')
  await user.click(measures)
}

function piece(name: string) {
  return within(screen.getByRole('group', { name }))
}

async function fillCustomer(user: User) {
  await user.type(screen.getByLabelText('First name'), 'Neha')
  await user.type(screen.getByLabelText('Last name'), 'Mehta')
  await user.type(screen.getByLabelText('WhatsApp number'), '98765 43210')
  await user.click(screen.getByRole('button', { name: 'Will be picked up at the shop' }))
}

const place = (user: User) => user.click(screen.getByRole('button', { name: 'Place order' }))

function sentLines({ api }: Awaited<ReturnType<typeof open>>) {
  return sentTo(api, 'POST', /orders/).map(({ body }) => body['lines'])
}

describe('an order at the counter', () => {
  it('that is picked up gets the shop’s address, with its state', async () => {
    const { user } = await open()
    await fillCustomer(user)
    const labels = ['Address', 'City', 'State', 'PIN code']
    const typed = labels.map((name) => screen.getByLabelText(name))
    const { street, city, state, zipCode } = placeInAddress(DEFAULT_SHOP.address)
    for (const [at, value] of [street, city, state, zipCode].entries())
      expect(typed[at]).toHaveProperty('value', value)
    expect(state).toBe('Maharashtra')
  })

  it.each([
    ['151/2', 'Is a space missing? Write 15 1/2, not 151/2.'],
    ['420', 'Longer than two and a half metres. Is a decimal point missing?'],
    ['106', 'Longer than two and a half metres. Is a decimal point missing?'],
    ['tall', 'This does not read as a length. Try 15.5, 15 1/2 or 39 cm.'],
  ])('is not placed while a measurement reads "%s"', async (text, sentence) => {
    const desk = await open()
    const { user } = desk
    await fillCustomer(user)
    const chest = piece(SUIT.name).getByLabelText('Chest')
    await user.type(chest, text)
    const summary = piece(SUIT.name).getByText('Measurements')
    await user.click(summary)
    await place(user)
    expect(sentLines(desk)).toEqual([])
    expect(document.activeElement).toBe(chest)
    expect(chest.closest('details')?.open).toBe(true)
    expect(chest.getAttribute('aria-invalid')).toBe('true')
    const description = document.getElementById(chest.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe(sentence)
  })

  it('takes the offered length, and stores it', async () => {
    const desk = await open()
    const { user } = desk
    await fillCustomer(user)
    await user.type(piece(SUIT.name).getByLabelText('Neck'), '151/2')
    await user.click(piece(SUIT.name).getByRole('button', { name: 'Use 15½ in' }))
    await place(user)
    await expect
      .poll(() => sentLines(desk))
      .toMatchObject([[{ measurements: { values: { neck: 393.7 } } }]])
  })

  it('gets the offers that apply at the counter', async () => {
    const detail = detailWith({ kind: 'percent', value: 10 })
    const desk = openDesk('/admin/orders/new', { products: [{ ...SUIT, detail }, BELT] })
    const { user } = desk
    await add(user, SUIT)
    expect(screen.getByText(`${SUIT.name}: 10% off: ₹4,300 less`)).toBeTruthy()
    expect(screen.getByText('Total ₹38,699')).toBeTruthy()
    await fillCustomer(user)
    await place(user)
    await expect.poll(() => sentLines(desk)).toMatchObject([[{ discount: { rupees: 4300 } }]])
  })

  it('says which prices have changed, and is then placed at them', async () => {
    const desk = await open()
    const { api, user } = desk
    await fillCustomer(user)
    const changes = [{ product: SUIT.id, name: SUIT.name, was: SUIT.price, now: 45_000 }]
    api.answer = ({ path, method }) =>
      method === 'POST' && path.endsWith('/orders/records')
        ? refusalResponse(409, 'pricesChanged', { changes })
        : undefined
    api.tables['products'] = [{ ...SUIT, price: 45_000, seq: 9 }, BELT]
    await place(user)
    expect(await screen.findByText('Navy Twill Suit was ₹42,999 and is now ₹45,000.')).toBeTruthy()
    expect(screen.getByText('The total was ₹42,999 and is now ₹45,000.')).toBeTruthy()
    expect(await screen.findByText('Total ₹45,000')).toBeTruthy()
    api.answer = () => undefined
    await place(user)
    await expect.poll(() => sentLines(desk)[1]).toMatchObject([{ price: 45_000 }])
  })

  it('loses an offer that ends at midnight while it is being entered', async () => {
    vi.useFakeTimers({ now: new Date(`${TODAY}T06:00Z`), toFake: ['Date'] })
    const detail = detailWith({ kind: 'percent', value: 10, until: TODAY })
    const { user } = openDesk('/admin/orders/new', { products: [{ ...SUIT, detail }] })
    await add(user, SUIT)
    expect(screen.getByText('Total ₹38,699')).toBeTruthy()
    vi.setSystemTime(new Date(`${TODAY}T20:00Z`))
    fireEvent(document, new Event('visibilitychange'))
    expect(screen.getByText('Total ₹42,999')).toBeTruthy()
  })

  it('takes the quantity that is typed in place of the initial one', async () => {
    const desk = await open()
    const { user } = desk
    await fillCustomer(user)
    const quantity = piece(SUIT.name).getByLabelText('Quantity')
    await user.type(quantity, '{Backspace}2')
    expect(quantity).toHaveProperty('value', '2')
    expect(piece(SUIT.name).getByText('₹85,998')).toBeTruthy()
    await place(user)
    await expect.poll(() => sentLines(desk)).toMatchObject([[{ quantity: 2 }]])
  })

  it.each(['{Enter}', '{Tab}'])(
    'is not placed while a quantity is refused (%s), and leads to it',
    async (leaving) => {
      const desk = await open()
      const { user } = desk
      await fillCustomer(user)
      const quantity = piece(SUIT.name).getByLabelText('Quantity')
      await user.type(quantity, `{Backspace}100${leaving}`)
      await place(user)
      expect(quantity).toHaveProperty('value', '100')
      expect(quantity.getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(quantity)
      expect(sentLines(desk)).toEqual([])
      await user.clear(quantity)
      await user.type(quantity, '2')
      await place(user)
      await expect.poll(() => sentLines(desk)).toMatchObject([[{ quantity: 2 }]])
    },
  )

  it('says beside its closed measurements how many were taken', async () => {
    const { user } = await open()
    const summary = piece(SUIT.name).getByText('Measurements')
    expect(summary.textContent).toBe('Measurements')
    await user.type(piece(SUIT.name).getByLabelText('Chest'), '41')
    expect(summary.textContent).toBe('Measurements1 of 8 measured')
  })

  it('takes measurements in centimetres', async () => {
    const desk = await open()
    const { user } = desk
    await fillCustomer(user)
    await user.click(piece(SUIT.name).getByRole('button', { name: 'Centimetres' }))
    await user.type(piece(SUIT.name).getByLabelText('Chest'), '106')
    await place(user)
    await expect
      .poll(() => sentLines(desk))
      .toMatchObject([[{ measurements: { values: { chest: 1060 } } }]])
  })

  it('doubts measurements that do not fit one body', async () => {
    const { user } = await open()
    await user.type(piece(SUIT.name).getByLabelText('Inseam'), '42')
    await user.type(piece(SUIT.name).getByLabelText('Outseam'), '31')
    await user.tab()
    expect(
      await piece(SUIT.name).findAllByRole('button', { name: 'It is right, keep it' }),
    ).not.toEqual([])
  })

  it('keeps each piece’s measurements when another is removed', async () => {
    const desk = await open()
    const { user } = desk
    await add(user, BELT)
    await user.type(piece(BELT.name).getByLabelText('Waist'), '34')
    await user.click(screen.getByRole('button', { name: `Remove ${SUIT.name}` }))
    const waist = piece(BELT.name).getByLabelText('Waist')
    expect(waist).toHaveProperty('value', '34')
    await fillCustomer(user)
    await place(user)
    await expect
      .poll(() => sentLines(desk))
      .toMatchObject([[{ product: BELT.id, measurements: { values: { waist: 863.6 } } }]])
  })
})

describe('a piece that is chosen at the counter', () => {
  const list = () => screen.findByLabelText('Add a piece')
  const pieces = () => screen.queryAllByRole('heading', { level: 2, name: /Suit|Belt/ })

  it('is found by its name in the list', async () => {
    openDesk('/admin/orders/new', { products: [SUIT, BELT] })
    const options = within(await list()).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a piece',
      'Leather Belt, ₹42,999',
      'Navy Twill Suit, ₹42,999',
    ])
  })

  it('has the focus once it is added', async () => {
    const { user } = openDesk('/admin/orders/new', { products: [SUIT, BELT] })
    await user.selectOptions(await list(), SUIT.id)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: SUIT.name }))
  })

  it('is not added by the keys that walk through the closed list, but by Enter', async () => {
    openDesk('/admin/orders/new', { products: [SUIT, BELT] })
    const closed = await list()
    for (const { id } of [SUIT, BELT]) {
      fireEvent.keyDown(closed, { key: 'ArrowDown' })
      fireEvent.change(closed, { target: { value: id } })
    }
    expect(pieces()).toEqual([])
    expect(screen.getByRole('button', { name: `Add ${BELT.name}` })).toBeTruthy()
    fireEvent.keyDown(closed, { key: 'Enter' })
    expect(pieces().map(({ textContent }) => textContent)).toEqual([BELT.name])
    expect(screen.queryByRole('button', { name: `Add ${BELT.name}` })).toBeNull()
  })
})

describe('a second piece for the same body', () => {
  const chestOf = (name: string) => piece(name).getByLabelText('Chest')

  it('takes over what was measured for the first, in the unit of the form', async () => {
    const desk = await open()
    const { user } = desk
    await user.type(chestOf(SUIT.name), '41 1/2')
    await add(user, BELT)
    await user.click(piece(BELT.name).getByRole('button', { name: `As for ${SUIT.name}` }))
    expect(chestOf(BELT.name)).toHaveProperty('value', '41½')
    expect(piece(BELT.name).queryByRole('button', { name: `As for ${SUIT.name}` })).toBeNull()
    await fillCustomer(user)
    await place(user)
    const values = { chest: 1054.1 }
    await expect
      .poll(() => sentLines(desk))
      .toMatchObject([[{ measurements: { values } }, { measurements: { values } }]])
  })
})

describe('a customer who has ordered before', () => {
  const BEFORE = {
    ...placedOrder({
      id: 'mworder00000001',
      firstName: 'Venkatasubramaniam',
      lastName: 'Ramanathan',
      phone: '98400 12345',
      address: '12 Mada Street',
      lines: [
        suit({
          measurements: { set: 's', setName: 'Myself', version: 2, values: { chest: 1041.4 } },
        }),
      ],
    }),
    status: 'delivered',
    created: '2026-03-03 09:00:00.000Z',
  }
  const find = () => screen.findByLabelText('Find a customer who has ordered before')

  async function openWithOne() {
    const desk = openDesk('/admin/orders/new', { products: [SUIT, BELT], orders: [BEFORE] })
    await add(desk.user, SUIT)
    return desk
  }

  it('is found by a part of the number, with the address', async () => {
    const { user } = await openWithOne()
    await user.type(await find(), '98400 1')
    await user.click(await screen.findByRole('button', { name: 'Venkatasubramaniam Ramanathan' }))
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Venkatasubramaniam')
    expect(screen.getByLabelText('Address')).toHaveProperty('value', '12 Mada Street')
    expect(await find()).toHaveProperty('value', '')
  })

  it('is chosen by Enter, which places no order', async () => {
    const desk = await openWithOne()
    await desk.user.type(await find(), 'ramanathan{Enter}')
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Ramanathan')
    await desk.user.type(await find(), 'nobody{Enter}')
    expect(screen.getByText('No earlier order has that name or number.')).toBeTruthy()
    expect(sentLines(desk)).toEqual([])
  })

  it('need not be measured again, and the card says from when the numbers are', async () => {
    const desk = await openWithOne()
    const { user } = desk
    await user.type(await find(), 'ramanathan{Enter}')
    const from = /^Venkatasubramaniam Ramanathan: Myself, 3\sMar\s2026$/
    await user.click(piece(SUIT.name).getByRole('button', { name: from }))
    expect(piece(SUIT.name).getByLabelText('Chest')).toHaveProperty('value', '41')
    await place(user)
    await expect
      .poll(() => sentLines(desk))
      .toMatchObject([
        [
          {
            measurements: {
              values: { chest: 1041.4 },
              setName: expect.stringMatching(from) as string,
            },
          },
        ],
      ])
  })

  it('is measured at the counter once a number is changed', async () => {
    const desk = await openWithOne()
    const { user } = desk
    await user.type(await find(), 'ramanathan{Enter}')
    await user.click(piece(SUIT.name).getByRole('button', { name: /^Venkata.+: Myself/ }))
    await user.type(piece(SUIT.name).getByLabelText('Chest'), '.5')
    await place(user)
    await expect
      .poll(() => sentLines(desk))
      .toMatchObject([[{ measurements: { setName: 'Taken at the counter' } }]])
  })
})

describe('what a customer wants of a piece', () => {
  const detail = { ...WOOL_DETAIL, materials: ['Wool', 'Silk'], sizes: ['40R', '42R'] }

  it('is chosen at the counter as in the shop', async () => {
    const desk = openDesk('/admin/orders/new', { products: [{ ...SUIT, detail }, BELT] })
    const { user } = desk
    await add(user, SUIT)
    await user.click(piece(SUIT.name).getByText('Cloth and wishes'))
    await user.selectOptions(piece(SUIT.name).getByLabelText('Material'), 'Silk')
    await user.selectOptions(piece(SUIT.name).getByLabelText('Size'), '42R')
    await user.selectOptions(piece(SUIT.name).getByLabelText('Fit type'), 'slim')
    await user.type(piece(SUIT.name).getByLabelText('Additional requests'), 'Two vents')
    cleanup()
    const again = openDesk('/admin/orders/new', { products: [{ ...SUIT, detail }, BELT] })
    const summary = await screen.findByText('Cloth and wishes')
    expect(summary.textContent).toBe('Cloth and wishesSilk, 42R, Slim, Two vents')
    await fillCustomer(again.user)
    await place(again.user)
    const preferences = { material: 'Silk', fitType: 'slim', additionalRequests: 'Two vents' }
    await expect
      .poll(() => sentLines(again))
      .toMatchObject([[{ material: 'Silk', size: '42R', preferences }]])
  })

  it('is as shown in a material that is no longer offered', async () => {
    const desk = openDesk('/admin/orders/new', { products: [{ ...SUIT, detail }] })
    await add(desk.user, SUIT)
    await desk.user.click(piece(SUIT.name).getByText('Cloth and wishes'))
    await desk.user.selectOptions(piece(SUIT.name).getByLabelText('Material'), 'Silk')
    cleanup()
    const wool = { ...SUIT, detail: { ...detail, materials: ['Wool'] }, seq: 5 }
    const again = openDesk('/admin/orders/new', { products: [wool] })
    await expect
      .poll(() => screen.queryByText('Cloth and wishes')?.textContent)
      .toBe('Cloth and wishes')
    await fillCustomer(again.user)
    await place(again.user)
    await expect.poll(() => sentLines(again)).toMatchObject([[{ material: '' }]])
  })
})

describe('an order that is being entered at the counter', () => {
  /** The page again, as after the tablet dropped it. */
  function reopen() {
    cleanup()
    return openDesk('/admin/orders/new', { products: [{ ...SUIT, price: 45_999, seq: 3 }, BELT] })
  }

  it('is still there after the page was loaded again, at the prices of now', async () => {
    const { user } = await open()
    await user.type(piece(SUIT.name).getByLabelText('Chest'), '41')
    await fillCustomer(user)
    const desk = reopen()
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Neha')
    expect(piece(SUIT.name).getByLabelText('Chest')).toHaveProperty('value', '41')
    expect(await screen.findByText('Total ₹45,999')).toBeTruthy()
    await place(desk.user)
    await expect
      .poll(() => sentLines(desk))
      .toMatchObject([[{ price: 45_999, measurements: { values: { chest: 1041.4 } } }]])
  })

  it('is gone once it is placed or discarded', async () => {
    const { user } = await open()
    await fillCustomer(user)
    await place(user)
    await expect.poll(() => inDatabase((db) => db.drafts.count())).toBe(0)
    reopen()
    const name = await screen.findByLabelText('First name')
    expect(name).toHaveProperty('value', '')
    const startOver = screen.getByRole('button', { name: 'Start over' })
    expect(startOver).toHaveProperty('disabled', true)
    await user.type(name, 'Ravi')
    await user.click(startOver)
    await user.click(screen.getByRole('button', { name: 'Clear it' }))
    expect(screen.getByLabelText('First name')).toHaveProperty('value', '')
    reopen()
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', '')
  })

  it('does not stay on the tablet after its owner has signed out', async () => {
    const { user } = await open()
    await fillCustomer(user)
    await adminSignOut()
    expect(await inDatabase((db) => db.drafts.count())).toBe(0)
  })
})

it('promises the days of the pieces before they are ordered', async () => {
  const suit = { ...SUIT, category: 'Suits' }
  const shop = { ...DEFAULT_SHOP, workroom: WORKROOM }
  const { user, api } = openDesk('/admin/orders/new', { products: [suit, BELT] }, shop)
  api.answer = ({ path }) =>
    path === '/api/workroom/load' ? Response.json({ load: {} }) : undefined
  await add(user, suit)
  expect(await screen.findByText(/^Trial by .+, ready by .+/)).toBeTruthy()
  const neededBy = screen.getByLabelText('Needed by')
  const daysAhead = (days: number) => dateOf(shopDay(Date.now()) + days)
  fireEvent.change(neededBy, { target: { value: daysAhead(3) } })
  expect(screen.getByText(/^The first day that can be promised is /)).toBeTruthy()
  fireEvent.change(neededBy, { target: { value: daysAhead(60) } })
  expect(screen.getByText('We can make it by then.')).toBeTruthy()
  await fillCustomer(user)
  await place(user)
  await waitFor(() =>
    expect(sentTo(api, 'POST', /orders/)[0]?.body).toMatchObject({ neededBy: daysAhead(60) }),
  )
})

it('ships to a country of the list', async () => {
  const { user, api } = await open()
  await fillCustomer(user)
  await user.selectOptions(screen.getByLabelText('Country'), 'Singapore')
  await place(user)
  await waitFor(() => expect(sentTo(api, 'POST', /orders/)).toHaveLength(1))
  expect(sentTo(api, 'POST', /orders/)[0]?.body).toMatchObject({ country: 'Singapore' })
})
