import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { subscribe } from '#data/requests/newsletter.ts'
import { requestAppointment } from '#data/requests/requests.ts'
import { inDatabase } from '#data/storage/database.ts'
import { storeDelivered } from '#data/outbox/sending/delivered.ts'
import { forgetAuth } from '#data/auth/savedAuth.ts'
import { liveOutboxAndSent } from '#data/outbox/list.ts'
import type { OutboxStatus } from '#domain/outbox/outbox.ts'
import type { PriceChange } from '#domain/base/refusal.ts'
import { WaitingList } from '#features/account/dashboard/WaitingList.tsx'
import { ORDER_ID, waitingRow } from '#tests/fixtures/waitingRow.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'
import { suit } from '#tests/harness/server/sentOrder.ts'

const { product, name, price: was } = suit()
const CHANGE: PriceChange = { product, name, was, now: 44_999 }

beforeEach(async () => {
  await clearDevice()
  await valueOf(liveOutboxAndSent, ({ waiting }) => waiting.length === 0)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

async function wait(status: Exclude<OutboxStatus, 'sent'>, changes: PriceChange[] = []) {
  const problem = { code: 'pricesChanged', changes } as const
  await inDatabase((db) => db.outbox.put(waitingRow({ status, problem })))
  return showPages({ at: '/dashboard', pages: { '/dashboard': <WaitingList /> } })
}

it('a changed price is shown, and the order is sent at the new price once accepted', async () => {
  const user = await wait('pricesChanged', [CHANGE])
  const list = within(await screen.findByRole('region', { name: 'Waiting to be sent' }))
  expect(list.getByText('Needs you: the price changed')).toBeTruthy()
  expect(list.getByText('Navy Twill Suit was ₹42,999 and is now ₹44,999.')).toBeTruthy()
  expect(list.getByText('The total was ₹42,999 and is now ₹44,999.')).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'Order at the new prices' }))
  await waitFor(async () => {
    const [row, ...others] = await inDatabase((db) => db.outbox.toArray())
    expect(row).toMatchObject({ status: 'queued', payload: { lines: [{ price: 44_999 }] } })
    expect([row?.id === ORDER_ID, others]).toEqual([false, []])
  })
  expect(await list.findByText('Saved on this device')).toBeTruthy()
})

it('an order that was never sent can be cancelled', async () => {
  const user = await wait('queued')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.getByText(/it cannot be brought back/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Do not send it' }))
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull())
  expect(await screen.findByText('Order cancelled')).toBeTruthy()
})

it('an entry that is sent while the list is open stays in its place, as sent, until the list is left', async () => {
  await wait('queued')
  const later = waitingRow({ id: 'laterorder00001', order: 2 })
  await inDatabase((db) => db.outbox.put(later))
  await waitFor(() => expect(screen.getAllByText('Saved on this device')).toHaveLength(2))
  await inDatabase((db) => storeDelivered(db, waitingRow(), undefined, Date.now()))
  const list = within(screen.getByRole('region', { name: 'Waiting to be sent' }))
  const states = () =>
    list.getAllByRole('listitem').map((item) => item.querySelector('.chip')?.textContent)
  await waitFor(() => expect(states()).toEqual(['Sent', 'Saved on this device']))
  await inDatabase((db) => storeDelivered(db, later, undefined, Date.now()))
  await waitFor(() => expect(states()).toEqual(['Sent', 'Sent']))
  expect(list.queryByRole('button')).toBeNull()
  expect(screen.getByRole('region', { name: 'Sent since you opened this page' })).toBeTruthy()
  expect(screen.queryByText('Waiting to be sent')).toBeNull()
  cleanup()
  showPages({ at: '/dashboard', pages: { '/dashboard': <WaitingList /> } })
  expect(screen.queryByText('Waiting to be sent')).toBeNull()
})

it('a shopper sees and can cancel their own entries that need no account', async () => {
  signInOnDevice()
  const form = { name: 'Asha', email: 'asha@example.com', phone: '98765 43210' }
  await requestAppointment({ ...form, service: 'styling', message: 'A suit for March' })
  await subscribe('asha@example.com')
  const user = showPages({ at: '/dashboard', pages: { '/dashboard': <WaitingList /> } })
  expect(await screen.findByText('Appointment request')).toBeTruthy()
  expect(screen.getByText('Newsletter sign-up')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Do not send it' }))
  await waitFor(() => expect(screen.queryByText('Appointment request')).toBeNull())
  expect(await screen.findByText('Cancelled. It was never sent.')).toBeTruthy()
  const [row] = await inDatabase((db) => db.outbox.toArray())
  expect(row).toMatchObject({ kind: 'subscriber', owner: '' })

  // It is still sent as a guest's; the next user of the phone can read none of it.
  act(() => forgetAuth('shopper'))
  await waitFor(() => expect(screen.queryByText('Newsletter sign-up')).toBeNull())
  await inDatabase(async (db) => row && storeDelivered(db, row, undefined, Date.now()))
  expect(await inDatabase((db) => db.receipts.toArray())).toMatchObject([
    { kind: 'subscriber', owner: 'shopper00000001' },
  ])
})

it('an order whose account was deleted says so, and is sent without one or returned to the cart', async () => {
  const problem = { code: 'accountDeleted' } as const
  await inDatabase((db) => db.outbox.put(waitingRow({ status: 'refused', problem })))
  const user = showPages({ at: '/dashboard', pages: { '/dashboard': <WaitingList /> } })
  expect(await screen.findByText('Needs you: its account was deleted')).toBeTruthy()
  expect(screen.getByText('Its account was deleted.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Put it back in the cart' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send it without an account' }))
  expect(await screen.findByText('Saved on this device')).toBeTruthy()
})

it('a tailoring request whose account was deleted is sent from the account that signs in next', async () => {
  const problem = { code: 'accountDeleted' } as const
  const orderCode = 'ET-1795251234567'
  const payload = { user: '', hasPurchased: true, orderCode, additionalRequests: 'Two vents' }
  const request = waitingRow({ kind: 'tailoring', status: 'refused', problem, payload })
  await inDatabase((db) => db.outbox.put(request))
  const user = showPages({ at: '/dashboard', pages: { '/dashboard': <WaitingList /> } })
  expect(await screen.findByText(/^A tailoring request needs an account/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()

  act(() => signInOnDevice())
  window.dispatchEvent(new StorageEvent('storage', { key: 'darzi_shopper' }))
  await user.click(await screen.findByRole('button', { name: 'Send it from this account' }))
  expect(await screen.findByText('Saved on this device')).toBeTruthy()
  const [row] = await inDatabase((db) => db.outbox.toArray())
  expect(row).toMatchObject({
    owner: 'shopper00000001',
    status: 'queued',
    payload: { user: 'shopper00000001', additionalRequests: `Two vents\n${orderCode}` },
  })
})

it('one that may have arrived is sent without its account, but does not return to the cart', async () => {
  const problem = { code: 'accountDeleted' } as const
  await inDatabase((db) =>
    db.outbox.put(waitingRow({ status: 'refused', uncertain: true, problem })),
  )
  showPages({ at: '/dashboard', pages: { '/dashboard': <WaitingList /> } })
  expect(await screen.findByRole('button', { name: 'Send it without an account' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Put it back in the cart' })).toBeNull()
})
