import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { openDesk, sentTo, SUIT } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { TODAY, WORKROOM } from '#tests/harness/data/workroom.ts'

vi.setConfig({ testTimeout: 60_000 })

beforeEach(clearDevice)
afterEach(async () => {
  await adminSignOut()
  vi.useRealTimers()
})

const SHOP = { ...DEFAULT_SHOP, id: 'shop00000000000', seq: 1, rev: 1 }

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
})
