import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { inDatabase } from '#data/database.ts'
import type { OutboxStatus } from '#domain/outbox.ts'
import type { PriceChange } from '#domain/problem.ts'
import { WaitingList } from '#features/account/WaitingList.tsx'
import { ORDER_ID, waitingRow } from '../../../fixtures/waitingRow.ts'
import { emptyDevice, showPages } from '../../../harness/page.tsx'
import { suit } from '../../../harness/sentOrder.ts'

const { product, name, price: was } = suit()
const CHANGE: PriceChange = { product, name, was, now: 44_999 }

beforeEach(async () => {
  await emptyDevice()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

async function wait(status: Exclude<OutboxStatus, 'sent'>, changes: PriceChange[] = []) {
  const problem = { code: 'pricesChanged', changes } as const
  await inDatabase((db) => db.outbox.put(waitingRow({ status, problem })))
  return showPages({ at: '/dashboard', pages: { '/dashboard': <WaitingList /> } })
}

it('a changed price is told, and the order goes on at the new one once it is accepted', async () => {
  const user = await wait('pricesChanged', [CHANGE])
  const list = within(await screen.findByRole('region', { name: 'Waiting to be sent' }))
  expect(list.getByText('Needs you: the price changed')).toBeTruthy()
  expect(list.getByText('Navy Twill Suit was ₹42,999 and is now ₹44,999.')).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'Order at the new prices' }))
  await waitFor(async () => {
    const row = await inDatabase((db) => db.outbox.get(ORDER_ID))
    expect(row).toMatchObject({ status: 'queued', payload: { lines: [{ price: 44_999 }] } })
  })
  expect(await list.findByText('Saved on this phone')).toBeTruthy()
})

it('what waits can be cancelled while it never left', async () => {
  const user = await wait('queued')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull())
})
