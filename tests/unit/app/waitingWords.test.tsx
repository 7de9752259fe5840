import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inDatabase } from '#data/database.ts'
import type { OutboxRow } from '#data/rows.ts'
import { leased } from '#domain/outbox.ts'
import { WaitingList } from '#features/account/WaitingList.tsx'
import { OrderSuccess } from '#features/checkout/OrderSuccess.tsx'
import { ORDER_ID, waitingRow } from '../../fixtures/waitingRow.ts'
import { emptyDevice, showPages } from '../../harness/page.tsx'

const PAGES = { '/dashboard': <WaitingList />, '/order-success': <OrderSuccess /> }
const ADDRESSES = ['/dashboard', `/order-success?order=${ORDER_ID}`]

beforeEach(async () => {
  await emptyDevice()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

async function show(row: OutboxRow, at: string): Promise<void> {
  await inDatabase((db) => db.outbox.put(row))
  showPages({ at, pages: PAGES })
}

const STATES: [words: string, () => OutboxRow, button: string | undefined][] = [
  ['Saved on this phone', () => waitingRow(), 'Cancel'],
  ['Sending', () => ({ ...waitingRow(), ...leased(waitingRow(), 'tab', Date.now()) }), undefined],
  [
    'Needs you: the price changed',
    () => waitingRow({ status: 'pricesChanged', problem: { code: 'pricesChanged', changes: [] } }),
    'Order at the new prices',
  ],
  ['Needs you: please sign in', () => waitingRow({ status: 'signInNeeded' }), undefined],
  [
    'Needs you: the shop did not accept it',
    () => waitingRow({ status: 'refused', problem: { code: 'orderRefused' } }),
    undefined,
  ],
  ['Needs you: saved more than a week ago', () => waitingRow({ status: 'stale' }), 'Send now'],
]

test.each(ADDRESSES.flatMap((at) => STATES.map((state) => [at, ...state] as const)))(
  '%s says of an order on its way: %s',
  async (at, words, row, button) => {
    await show(row(), at)
    expect(await screen.findByText(words)).toBeTruthy()
    if (button) expect(await screen.findByRole('button', { name: new RegExp(button) })).toBeTruthy()
    if (words === 'Needs you: please sign in')
      expect(
        (await screen.findByRole('link', { name: /(log|sign) ?in/i })).getAttribute('href'),
      ).toBe('/login')
    // What is being sent may have arrived already.
    if (words === 'Sending')
      await waitFor(() => expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull())
  },
)
