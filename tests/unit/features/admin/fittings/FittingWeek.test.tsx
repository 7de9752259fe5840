import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { dateOf, shopDay } from '#domain/base/day.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { weekOf } from '#domain/desk/fittingWeek.ts'
import { shortDay } from '#copy/base/day.ts'
import { FITTING_SETTINGS } from '#tests/harness/data/fittings.ts'
import { openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  from: '10:30',
  until: '13:00',
}))
const SHOP = { ...DEFAULT_SHOP, fittings: { ...FITTING_SETTINGS, hours: EVERY_DAY } }
const NEXT_WEEK = weekOf(dateOf(shopDay(Date.now()) + 7))
const [MONDAY = '', TUESDAY = ''] = NEXT_WEEK
const ORDER = {
  ...sentOrder({ id: 'mworder00000001' }),
  number: 'ET-1',
  status: 'stitching',
  total: 42_999,
  source: 'shop',
  payToken: 'a'.repeat(32),
  seq: 5,
  rev: 1,
  created: '2026-11-20T05:00:00Z',
}
const FITTING = {
  id: 'fitting00000001',
  order: ORDER.id,
  kind: 'firstTrial',
  place: 'shop',
  status: 'confirmed',
  date: MONDAY,
  time: '10:30',
  wishedDate: '',
  wishedTime: '',
  rev: 1,
  seq: 6,
}
const OTHER = { ...FITTING, id: 'fitting00000002', order: 'mworder00000002', date: TUESDAY, seq: 7 }

beforeEach(clearDevice)
afterEach(() => adminSignOut())

function open(at: string, fittings: (typeof FITTING)[] = [FITTING]) {
  const orders = [ORDER, { ...ORDER, id: OTHER.order, number: 'ET-2', seq: 4 }]
  const opened = openDesk(at, { orders, fittings }, SHOP)
  opened.api.answer = ({ method, path, body }) => {
    const [, id] = /api\/owner\/fittings\/(\w+)/.exec(path) ?? []
    if (method !== 'POST' || id === undefined) return undefined
    const { base, ...set } = body
    return Response.json({ ...FITTING, ...set, id, rev: Number(base) + 1, seq: 9 })
  }
  return opened
}

const day = async (date: string) =>
  within(await screen.findByRole('region', { name: shortDay(date) }))

it('the week explains how to move a fitting only if it has one', async () => {
  const hint = /^With a Move button in focus/
  const { user } = open(`/admin/fittings?week=${MONDAY}`)
  await screen.findByText(hint)
  await user.click(screen.getByRole('button', { name: 'Week after' }))
  await screen.findByText('No fitting in this week.')
  expect(screen.queryByText(hint)).toBeNull()
})

it('a fitting in the week moves by the arrow keys, keeps the focus, and warns when it is too much', async () => {
  const { api, user } = open(`/admin/fittings?week=${MONDAY}`, [FITTING, OTHER])
  const monday = await day(MONDAY)
  const button = await monday.findByRole('button', { name: /^Move: First trial/ })
  button.focus()
  await user.keyboard('{ArrowRight}')
  const tuesday = await day(TUESDAY)
  await waitFor(() => expect(tuesday.getAllByRole('button')).toHaveLength(2))
  expect(monday.queryByRole('button')).toBeNull()
  expect(tuesday.getAllByRole('button')).toContain(document.activeElement)
  const said = await screen.findByText(/now .*, 10:30 am\. Please tell the customer\./)
  expect(said.textContent).toContain('More fittings than you can take at that time.')
  const link = screen.getByRole('link', { name: 'Tell the customer' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(link)).toContain(`/fitting/${ORDER.payToken}`)
  expect(sentTo(api, 'POST', /fittings/).map(({ body }) => body)).toMatchObject([
    { base: 1, order: ORDER.id, date: TUESDAY, time: '10:30', status: 'proposed' },
  ])
  await user.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(sentTo(api, 'POST', /fittings/).at(-1)?.body).toMatchObject({ base: 2, time: '11:00' }),
  )
})

it('a fitting that was moved and then marked as done offers no message to the customer', async () => {
  const { user } = open(`/admin/fittings?week=${MONDAY}`)
  const move = await screen.findByRole('button', { name: /^Move: First trial/ })
  move.focus()
  await user.keyboard('{ArrowDown}')
  await screen.findByText(/Please tell the customer/)
  await user.click(screen.getByRole('button', { name: /^Move: First trial/ }))
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }))
  await waitFor(() => expect(screen.queryByText(/Please tell the customer/)).toBeNull())
})

it('a fitting at home is called “at the customer’s home” on the desk', async () => {
  const { user } = open(`/admin/fittings?week=${MONDAY}`, [{ ...FITTING, place: 'home' }])
  expect(await screen.findByText(/First trial, at the customer's home/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Move: First trial/ }))
  expect(await screen.findByRole('option', { name: "At the customer's home" })).toBeTruthy()
})

it('a key that is pressed again before the server has answered moves it on from there', async () => {
  const { api, user } = open(`/admin/fittings?week=${MONDAY}`)
  const monday = await day(MONDAY)
  const button = await monday.findByRole('button', { name: /^Move: First trial/ })
  button.focus()
  const { answer } = api
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  api.answer = (request) => {
    const saved = answer(request)
    return saved && released.then(() => saved)
  }
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const slot = monday.getByText('11:30 am').closest('li')
  await waitFor(() => expect(slot?.contains(document.activeElement)).toBe(true))
  expect(screen.queryByText(/Please tell the customer/)).toBeNull()
  release()
  await screen.findByText(/now .*, 11:30 am\. Please tell the customer\./)
  expect(sentTo(api, 'POST', /fittings/).map(({ body }) => body)).toMatchObject([
    { base: 1, time: '11:00' },
    { base: 2, time: '11:30' },
  ])
})

it('the Move button opens a dialog, in which it is moved, done or cancelled', async () => {
  const { api, user } = open(`/admin/fittings?week=${MONDAY}`)
  await user.click(await screen.findByRole('button', { name: /^Move: First trial/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'First trial' }))
  await user.click(dialog.getByRole('button', { name: 'Mark as done' }))
  expect(await screen.findByText('Fitting saved')).toBeTruthy()
  expect(sentTo(api, 'POST', /fittings/)[0]?.body).toMatchObject({ status: 'done', time: '10:30' })
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

/** Opens the dialog of a fitting, and a look at what was sent of it last. */
async function openDialog(changes: Partial<typeof FITTING>) {
  const { api, user } = open(`/admin/fittings?week=${MONDAY}`, [{ ...FITTING, ...changes }])
  await user.click(await screen.findByRole('button', { name: /^Move: First trial/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'First trial' }))
  return { user, dialog, sent: () => sentTo(api, 'POST', /fittings/).at(-1)?.body }
}

it('a fitting is cancelled once the owner has confirmed it', async () => {
  const { user, dialog, sent } = await openDialog({})
  await user.click(dialog.getByRole('button', { name: 'Cancel the fitting' }))
  const question = within(screen.getByRole('dialog', { name: 'Cancel the fitting' }))
  expect(
    question.getByText(/^Cancel First trial, .*, 10:30 am\? Please tell the customer/),
  ).toBeTruthy()
  expect(sent()).toBeUndefined()
  await user.click(question.getByRole('button', { name: 'Cancel the fitting' }))
  await expect.poll(sent).toMatchObject({ status: 'cancelled' })
})

it('a fitting that the customer agrees to on the phone is agreed, also at another time', async () => {
  const { user, dialog, sent } = await openDialog({ status: 'proposed' })
  const time = dialog.getByLabelText('Time')
  await user.clear(time)
  await user.click(dialog.getByRole('button', { name: 'The customer agrees' }))
  expect(await dialog.findByText('Please fill in this field.')).toBeTruthy()
  expect(sent()).toBeUndefined()
  await user.type(time, '11:00')
  await user.click(dialog.getByRole('button', { name: 'The customer agrees' }))
  await expect.poll(sent).toMatchObject({ status: 'confirmed', date: MONDAY, time: '11:00' })
})

it('a fitting that is agreed is not agreed to once more', async () => {
  const { dialog } = await openDialog({ status: 'confirmed' })
  expect(dialog.getByRole('button', { name: 'Mark as done' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'The customer agrees' })).toBeNull()
})

it('the time that the customer asked for is taken as agreed with one tap, with a warning', async () => {
  const wish = { wishedDate: TUESDAY, wishedTime: '13:30' }
  const { user, dialog, sent } = await openDialog({ status: 'changeAsked', ...wish })
  expect(dialog.getByText(/^Asked for .*, 1:30 pm/).textContent).toContain(
    'Outside your hours for fittings.',
  )
  await user.click(dialog.getByRole('button', { name: 'Take this time' }))
  await expect.poll(sent).toMatchObject({ status: 'confirmed', date: TUESDAY, time: '13:30' })
})

it('a fitting is booked from its order’s page, and the customer can be informed', async () => {
  const { api, user } = open(`/admin/orders/${ORDER.id}`, [])
  const section = within(await screen.findByRole('region', { name: 'Fittings' }))
  await user.click(await section.findByRole('button', { name: 'Book a fitting' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'First trial' }))
  await user.click(dialog.getByRole('button', { name: 'Save the fitting' }))
  expect(await section.findByText(/First trial, .* \(not answered yet\)/)).toBeTruthy()
  const [sent] = sentTo(api, 'POST', /fittings/)
  expect(sent?.body).toMatchObject({ base: 0, order: ORDER.id, kind: 'firstTrial' })
  const link = section.getByRole('link', { name: 'Tell the customer' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(link)).toMatch(
    /Order ET-1: First trial on .*, at our shop\.\nPlease tell us with one tap whether you can come/,
  )
})

it('the customer is reminded of a fitting that is agreed, and not asked again', async () => {
  open(`/admin/orders/${ORDER.id}`)
  const section = within(await screen.findByRole('region', { name: 'Fittings' }))
  await section.findByText(/First trial, .* \(agreed\)/)
  const link = section.getByRole('link', { name: 'Tell the customer' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(link)).toMatch(
    /Order ET-1: First trial on .*, at our shop, as agreed\.\nIf you cannot come, please tell us here: /,
  )
  expect(decodeURIComponent(link)).not.toContain('whether you can come')
})

it('The week that is shown is announced', async () => {
  const { user } = open(`/admin/fittings?week=${MONDAY}`)
  await day(MONDAY)
  const week = screen.getByRole('heading', { level: 2 })
  expect(week.getAttribute('aria-live')).toBe('polite')
  await user.click(screen.getByRole('button', { name: 'Week after' }))
  expect(screen.getByRole('heading', { level: 2 })).toBe(week)
})
