import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { openDesk, sentTo, SUIT } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { placedOrder } from '#tests/harness/server/sentOrder.ts'
import { TODAY, WORKROOM } from '#tests/harness/data/workroom.ts'

beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.useRealTimers()
})

const SHOP = { ...DEFAULT_SHOP, id: 'shop00000000000', seq: 1, rev: 1 }

const FITTING = {
  id: 'fitting00000001',
  order: 'mworder00000001',
  kind: 'firstTrial',
  place: 'shop',
  status: 'confirmed',
  date: '2026-12-09',
  time: '10:30',
  wishedDate: '',
  wishedTime: '',
  rev: 1,
  seq: 4,
}

describe('the promised days', () => {
  it('are off until the owner says how long pieces take', async () => {
    const { api, user } = openDesk('/admin/settings', { shop: [SHOP], products: [SUIT] })
    await user.click(await screen.findByRole('button', { name: 'Promise days' }))
    const ready = await screen.findByLabelText(`${SUIT.category}: days until ready`)
    await user.type(ready, '12')
    const trial = screen.getByLabelText(`${SUIT.category}: days to the trial`)
    await user.clear(trial)
    await user.type(trial, '7')
    await user.click(screen.getByLabelText('Monday'))
    await user.click(screen.getByText('Save settings'))
    await expect
      .poll(() => sentTo(api, 'PATCH', /shop/).at(-1)?.body)
      .toEqual({
        workroom: {
          leadTimes: [{ category: SUIT.category, trialDays: 7, readyDays: 12 }],
          closedWeekdays: [0, 1],
          holidays: [],
          piecesPerDay: 4,
          bufferDays: 2,
        },
      })
  })

  it('keep the days to the trial while the days until ready are typed again', async () => {
    const shop = { ...SHOP, workroom: WORKROOM }
    const { user } = openDesk('/admin/settings', { shop: [shop], products: [SUIT] })
    const ready = await screen.findByLabelText('Suits: days until ready')
    const trial = () => screen.getByLabelText('Suits: days to the trial')
    const { trialDays } = WORKROOM.leadTimes.find(({ category }) => category === 'Suits') ?? {}
    expect(trial()).toHaveProperty('value', `${trialDays}`)
    await user.clear(ready)
    await user.tab()
    await user.type(ready, '25')
    expect(trial()).toHaveProperty('value', `${trialDays}`)
    await user.clear(ready)
    await user.type(ready, '2')
    expect(trial()).toHaveProperty('value', '2')
  })

  it('show what would be promised today, and drop a category without days', async () => {
    vi.useFakeTimers({ now: new Date(`${TODAY}T06:00Z`), toFake: ['Date'] })
    const shop = { ...SHOP, workroom: WORKROOM }
    const { api, user } = openDesk('/admin/settings', { shop: [shop], products: [SUIT] })
    const example = 'Suits: Trial by Fri 4 Dec, ready by Fri 11 Dec'
    expect(await screen.findByText(example)).toBeTruthy()
    await user.clear(screen.getByLabelText('Belts: days until ready'))
    const holidays = within(screen.getByRole('group', { name: 'Holidays' }))
    await user.click(holidays.getByRole('button', { name: 'Remove Fri 25 Dec' }))
    await user.click(screen.getByText('Save settings'))
    const leadTimes = WORKROOM.leadTimes.filter(({ category }) => category !== 'Belts')
    await expect
      .poll(() => sentTo(api, 'PATCH', /shop/).at(-1)?.body)
      .toEqual({ workroom: { ...WORKROOM, leadTimes, holidays: [] } })
  })

  it('name what customers expect on a day that is being closed', async () => {
    vi.useFakeTimers({ now: new Date(`${TODAY}T06:00Z`), toFake: ['Date'] })
    const shop = { ...SHOP, workroom: WORKROOM }
    const order = { ...placedOrder(), trialDate: '2026-12-10', dueDate: '2026-12-18' }
    const delivered = { ...order, id: 'mworder00000002', status: 'delivered', seq: 2 }
    const past = { ...order, id: 'mworder00000003', dueDate: '2026-11-22', trialDate: '', seq: 3 }
    const orders = [order, delivered, past]
    const { user } = openDesk('/admin/settings', { shop: [shop], orders, fittings: [FITTING] })
    const holidays = within(await screen.findByRole('group', { name: 'Holidays' }))
    const agreed = () =>
      holidays.queryAllByRole('link').map((link) =>
        link
          .closest('li')
          ?.textContent.replace(/^Asha Rao ET-\d+/, '')
          .replace(/\s/g, ' '),
      )
    expect(agreed()).toEqual([])
    for (const day of ['2026-12-18', '2026-12-09']) {
      fireEvent.change(screen.getByLabelText('Day without work'), { target: { value: day } })
      await user.click(screen.getByRole('button', { name: 'Add this day' }))
    }
    expect(holidays.getByText('Agreed with customers for days without work')).toBeTruthy()
    const fitting = 'First trial, 10:30 am9 Dec 2026'
    await expect.poll(agreed).toEqual([fitting, 'Promised18 Dec 2026'])
    await user.click(screen.getByLabelText('Thursday'))
    expect(agreed()).toEqual([fitting, 'Trial10 Dec 2026', 'Promised18 Dec 2026'])
  })
})
