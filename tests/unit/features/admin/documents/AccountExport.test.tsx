import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { markReachable, markUnreachable } from '#data/server/connection.ts'
import { dateOf, shopDay } from '#domain/base/day.ts'
import { OWNED_SUIT } from '#tests/harness/data/products.ts'
import { openDesk } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { placedOrder } from '#tests/harness/server/sentOrder.ts'

const ORDER = placedOrder()
const TODAY = dateOf(shopDay(Date.now()))
const PAID = { actor: 'owner', kind: 'payment', paise: 500_000, method: 'cash', seq: 2 }

let saved: Blob[] = []

beforeEach(async () => {
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await clearDevice()
})
afterEach(async () => {
  markReachable()
  await adminSignOut()
  vi.restoreAllMocks()
})

async function open() {
  const created = new Date().toISOString()
  const order_events = [{ ...PAID, id: 'mwpayment000001', order: ORDER.id, created, day: TODAY }]
  const { user } = openDesk('/admin/dashboard', {
    products: [OWNED_SUIT],
    orders: [ORDER],
    order_events,
  })
  const files = within(await screen.findByRole('region', { name: 'For the accountant' }))
  const payments = await files.findByRole('button', { name: 'Payments as CSV' })
  const choose = (label: string, day: string) =>
    fireEvent.change(files.getByLabelText(label), { target: { value: day } })
  return { user, files, payments, choose }
}

it('a period without payments is said to be empty, and saves no file', async () => {
  const { user, payments, choose } = await open()
  choose('From', '2020-01-01')
  choose('Until', '2020-01-31')
  await user.click(payments)
  expect(await screen.findByText('Nothing to save: this period has no entries.')).toBeTruthy()
  expect(saved).toEqual([])
})

it('a period without a last day is open', async () => {
  const { user, payments, choose } = await open()
  choose('From', TODAY)
  choose('Until', '')
  await user.click(payments)
  expect(saved).toHaveLength(1)
  expect(await saved[0]?.text()).toContain('5000.00')
})

it('the files of a device without a network are said to be as of when it was last online', async () => {
  const { files } = await open()
  const hint = /^The files have what was known when this device was last online/
  await expect.poll(() => files.queryByText(hint)).toBeNull()
  act(markUnreachable)
  expect(files.getByText(hint)).toBeTruthy()
})
