import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminSignOut } from '#data/desk/account.ts'
import { shopDate } from '#domain/base/day.ts'
import { openDesk, sentTo } from '#tests/harness/screen/ownerPages.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { placedOrder } from '#tests/harness/server/sentOrder.ts'

const ORDER = placedOrder()

beforeEach(clearDevice)
afterEach(() => adminSignOut())

it('a discount is of today, whatever day was chosen for a payment before', async () => {
  const { api, user } = openDesk(`/admin/orders/${ORDER.id}`, { orders: [ORDER] })
  const record = await screen.findByLabelText('Record')
  fireEvent.change(screen.getByLabelText('Received on'), { target: { value: '2026-11-02' } })
  await user.selectOptions(record, 'Discount')
  const form = within(record.closest('form') ?? document.body)
  await user.type(form.getByLabelText('Amount in rupees'), '500')
  await user.type(form.getByLabelText('Reason, which the customer reads'), 'Waited long')
  await user.click(form.getByRole('button', { name: 'Add discount' }))
  await waitFor(() => expect(sentTo(api, 'POST', /entr|events/)).toHaveLength(1))
  const [entry] = sentTo(api, 'POST', /entr|events/)
  expect(entry?.body).toMatchObject({ kind: 'discount', day: shopDate(Date.now()) })
})
