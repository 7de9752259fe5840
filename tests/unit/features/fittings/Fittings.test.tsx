import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { dateOf, dayOf, shopDate } from '#domain/base/day.ts'
import type { Fitting } from '#domain/fittings/fitting.ts'
import type { FittingPage } from '#domain/fittings/sentFitting.ts'
import { markUnreachable } from '#data/server/connection.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { inDatabase } from '#data/storage/database.ts'
import { shortDay } from '#copy/base/day.ts'
import { Fittings } from '#features/fittings/Fittings.tsx'
import { FITTING_SETTINGS } from '#tests/harness/data/fittings.ts'
import { refusalOf } from '#tests/harness/data/refusal.ts'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

const TOKEN = 'k'.repeat(32)
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  from: '10:30',
  until: '12:00',
}))
const shop = { ...DEFAULT_SHOP, fittings: { ...FITTING_SETTINGS, hours: EVERY_DAY } }
const DAY = dateOf((dayOf(shopDate(Date.now())) ?? 0) + 3)
const PAGE: FittingPage = {
  number: 'ET-1',
  house: 'Ember & Thread',
  trialDate: DAY,
  isOpen: true,
  fittings: [],
}
const FITTING: Fitting = {
  id: 'fitting00000001',
  kind: 'firstTrial',
  place: 'shop',
  status: 'proposed',
  date: DAY,
  time: '11:00',
  wishedDate: '',
  wishedTime: '',
  rev: 1,
}

beforeEach(clearDevice)

type Sent = Record<string, unknown>

/** The server, with a page of fittings that each wish changes. */
function house(page: FittingPage, wished: (sent: Sent) => Fitting[] = () => page.fittings) {
  const sent: Sent[] = []
  const state = { page, isReachable: true, status: 200, fetched: 0, answering: Promise.resolve() }
  const json = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
  vi.stubGlobal('fetch', (input: string | Request, { body }: { body?: string } = {}) => {
    const url = typeof input === 'string' ? input : input.url
    if (!state.isReachable) return Promise.reject(new TypeError('Failed to fetch'))
    if (url.endsWith('/api/health')) return Promise.resolve(json(200, { code: 200, data: {} }))
    if (url.endsWith('/taken'))
      return Promise.resolve(json(200, { taken: { [`${DAY} 10:30`]: 1 } }))
    if (body === undefined) state.fetched += 1
    if (state.status !== 200)
      return Promise.resolve(json(state.status, refusalOf(state.status, 'notFound')))
    if (body === undefined) return Promise.resolve(json(200, state.page))
    const wish = JSON.parse(body) as Sent
    sent.push(wish)
    return state.answering.then(() => {
      state.page = { ...state.page, fittings: wished(wish) }
      return json(200, { id: wish['id'], ...state.page })
    })
  })
  return { sent, state }
}

function show(settings: typeof shop | typeof DEFAULT_SHOP = shop) {
  const pages = { '/fitting/:token': <Fittings /> }
  return showPages({ at: `/fitting/${TOKEN}`, shop: settings, pages })
}

it('books a free slot, and leaves out what is taken and what is before the promised day', async () => {
  const { sent } = house(PAGE, ({ id, time }) => [
    { ...FITTING, id: String(id), time: String(time), status: 'confirmed' },
  ])
  const user = show()
  const day = await screen.findByLabelText('Day')
  expect(within(day).getAllByRole('option')[0]?.textContent).toBe(shortDay(DAY))
  const time = screen.getByLabelText('Time')
  await vi.waitFor(() =>
    expect(
      within(time)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['11:00 am', '11:30 am']),
  )
  await user.selectOptions(time, '11:30 am')
  await user.click(screen.getByRole('button', { name: 'At your home' }))
  await user.click(screen.getByRole('button', { name: 'Book this time' }))
  expect(await screen.findByText('Agreed. See you then.')).toBeTruthy()
  expect(sent).toMatchObject([
    { what: 'book', kind: 'firstTrial', place: 'home', date: DAY, time: '11:30' },
  ])
  expect(await screen.findByText('Book your second trial')).toBeTruthy()
})

it('says that another slot was given, and agrees to it with one tap', async () => {
  const given = { ...FITTING, wishedDate: DAY, wishedTime: '10:30' }
  const { sent } = house({ ...PAGE, fittings: [given] }, () => [{ ...given, status: 'confirmed' }])
  const user = show()
  const card = await screen.findByRole('region', { name: 'First trial' })
  expect(screen.queryByText('Book your second trial')).toBeNull()
  expect(card.textContent).toContain('10:30 am for you. You have 11:00 am instead.')
  await user.click(within(card).getByRole('button', { name: 'Confirm' }))
  await vi.waitFor(() => expect(card.textContent).toContain('Agreed. See you then.'))
  expect(card.textContent).not.toContain('could not keep')
  expect(await screen.findByText('Book your second trial')).toBeTruthy()
  expect(sent).toMatchObject([
    { what: 'answer', fitting: given.id, status: 'confirmed', date: DAY, time: '11:00' },
  ])
})

it('asks nothing about a day that is over', async () => {
  house({
    ...PAGE,
    fittings: [{ ...FITTING, date: '2026-01-05', wishedDate: DAY, wishedTime: '10:30' }],
  })
  show()
  const card = await screen.findByRole('region', { name: 'First trial' })
  expect(card.textContent).toMatch(/This day is over\.$/)
  expect(within(card).queryByRole('button')).toBeNull()
})

it('asks for another day in the chat, and marks it', async () => {
  const { sent } = house({ ...PAGE, fittings: [FITTING] }, () => [
    { ...FITTING, status: 'changeAsked' },
  ])
  const user = show()
  const ask = await screen.findByRole('link', { name: 'Ask for another day' })
  const link = decodeURIComponent(ask.getAttribute('href') ?? '')
  expect(link).toMatch(/^https:\/\/wa\.me\/915550001420\?text=Order ET-1: I cannot come/)
  expect(link).toContain(`/fitting/${TOKEN}`)
  ask.addEventListener('click', (event) => event.preventDefault())
  await user.click(ask)
  expect(await screen.findByText(/You asked for another day/)).toBeTruthy()
  expect(sent).toMatchObject([{ status: 'changeAsked' }])
})

it('keeps a booking whose answer was lost, and does not call it booked or offer to take it back', async () => {
  const { state } = house(PAGE)
  const user = show()
  await screen.findByLabelText('Day')
  state.isReachable = false
  await user.click(screen.getByRole('button', { name: 'Book this time' }))
  expect(
    await screen.findByText(/Saved on this device: .* We will send it when you are online/),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Book this time' })).toBeNull()
  const takeBack = () => screen.queryByRole('button', { name: 'Choose another time' })
  await vi.waitFor(() => expect(takeBack()).toBeNull())
})

it('takes back a booking that has never left the phone', async () => {
  const { state } = house(PAGE)
  const user = show()
  await screen.findByLabelText('Day')
  state.isReachable = false
  markUnreachable()
  await user.click(screen.getByRole('button', { name: 'Book this time' }))
  await user.click(await screen.findByRole('button', { name: 'Choose another time' }))
  expect(await screen.findByRole('button', { name: 'Book this time' })).toBeTruthy()
})

it('says why a booking was refused, and keeps the time that was chosen', async () => {
  const { state } = house(PAGE)
  const user = show()
  await user.selectOptions(await screen.findByLabelText('Time'), '11:30 am')
  state.status = 404
  await user.click(screen.getByRole('button', { name: 'Book this time' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  await vi.waitFor(async () => expect(await inDatabase((db) => db.outbox.count())).toBe(0))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Time').value).toBe('11:30')
})

it('does not call a wish saved on the phone while it is being sent', async () => {
  const { sent, state } = house({ ...PAGE, fittings: [FITTING] }, () => [
    { ...FITTING, status: 'confirmed' },
  ])
  const said: string[] = []
  new MutationObserver(() => said.push(document.body.textContent)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  let answer = () => {}
  state.answering = new Promise((resolve) => (answer = resolve))
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answer()
  const book = await screen.findByRole('button', { name: 'Book this time' })
  state.answering = new Promise((resolve) => (answer = resolve))
  await user.click(book)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy()
  answer()
  await screen.findByRole('button', { name: 'Book this time' })
  expect(said.filter((text) => text.includes('Saved on this device'))).toEqual([])
})

it('is fetched once on opening', async () => {
  const { state } = house(PAGE)
  show()
  await screen.findByLabelText('Day')
  await vi.waitFor(() => expect(screen.getAllByRole('option')).not.toHaveLength(0))
  expect(state.fetched).toBe(1)
})

it('says what went wrong when it could not be refreshed, and that what it shows is old', async () => {
  const { state } = house(PAGE)
  show()
  await screen.findByLabelText('Day')
  state.status = 500
  document.dispatchEvent(new Event('visibilitychange'))
  const old = await screen.findByText(/This is how it was when this device last loaded it/)
  expect(old.textContent).not.toContain('offline')
})

it('puts the fitting into a calendar, made on the device', async () => {
  house({ ...PAGE, fittings: [{ ...FITTING, status: 'confirmed' }] })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:calendar'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  const text = (await files[0]?.text()) ?? ''
  expect(text).toContain('UID:fitting00000001\r\n')
  expect(text).toContain(`DTSTART:${DAY.replaceAll('-', '')}T053000Z`)
})

it('offers nothing where the house has set no hours', async () => {
  house(PAGE)
  show(DEFAULT_SHOP)
  expect(await screen.findByText(/Ask us in the chat for a day/)).toBeTruthy()
  expect(screen.queryByLabelText('Day')).toBeNull()
})

it('says when there is no such page', async () => {
  const { state } = house(PAGE)
  state.status = 404
  show()
  expect(await screen.findByText(/There are no fittings at this address/)).toBeTruthy()
})
