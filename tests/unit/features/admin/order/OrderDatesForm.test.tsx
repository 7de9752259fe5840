import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { TODAY, WORKROOM } from '#tests/harness/data/workroom.ts'
import { openDesk } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { placedOrder, suit } from '#tests/harness/server/sentOrder.ts'

const SHOP = { ...DEFAULT_SHOP, workroom: { ...WORKROOM, piecesPerDay: 1 } }
const ORDER = { ...placedOrder(), dueDate: '2026-12-11' }

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00Z`), toFake: ['Date'] })
  await clearDevice()
})
afterEach(async () => {
  await adminSignOut()
  vi.useRealTimers()
})

function choose(label: string, day: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } })
}

const CLOSED = 'The workroom does not work on this day.'

it('says of a Sunday and of a holiday that the workroom does not work on it', async () => {
  openDesk(`/admin/orders/${ORDER.id}`, { orders: [ORDER] }, SHOP)
  await screen.findByLabelText('Promised for')
  expect(screen.queryByText(CLOSED)).toBeNull()
  choose('Trial', '2026-12-06')
  expect(screen.getAllByText(CLOSED)).toHaveLength(1)
  choose('Promised for', '2026-12-25')
  expect(screen.getAllByText(CLOSED)).toHaveLength(2)
  choose('Trial', '2026-12-07')
  choose('Promised for', '2026-12-26')
  expect(screen.queryByText(CLOSED)).toBeNull()
})

it('says when more is promised until a day than the workroom can make until then', async () => {
  const lines = [suit({ quantity: 3 })]
  const other = { ...ORDER, id: 'mworder00000002', lines, pieces: 3, dueDate: '2026-11-26' }
  openDesk(`/admin/orders/${ORDER.id}`, { orders: [ORDER, other] }, SHOP)
  await screen.findByLabelText('Promised for')
  choose('Promised for', '2026-11-25')
  expect(
    await screen.findByText(
      'More is promised until 26 Nov 2026 than the workroom can make until then.',
    ),
  ).toBeTruthy()
  choose('Promised for', '2026-11-28')
  expect(screen.queryByText(/^More is promised/)).toBeNull()
})
