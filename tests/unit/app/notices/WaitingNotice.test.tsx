import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HeaderTools } from '#app/frame/HeaderTools.tsx'
import { Notices } from '#app/notices/Notices.tsx'
import { liveOutbox } from '#data/outbox/list.ts'
import { inDatabase } from '#data/storage/database.ts'
import { storeDelivered } from '#data/outbox/sending/delivered.ts'
import { markReachable } from '#data/server/connection.ts'
import { WaitingList } from '#features/account/dashboard/WaitingList.tsx'
import { trackAction } from '#ui/forms/dirtyForms.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { waitingRow } from '#tests/fixtures/waitingRow.ts'
import { clearDevice, showPages } from '#tests/harness/screen/page.tsx'

beforeEach(async () => {
  await clearDevice()
  await valueOf(liveOutbox, ({ length }) => length === 0)
  markReachable()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})

const ROWS = [waitingRow(), waitingRow({ id: 'mwqb613cawchfb4', order: 2 })] as const

/** The shop's frame around a page that says nothing, and the dashboard. */
function showFrame() {
  const frame = (
    <>
      <HeaderTools />
      <Notices />
    </>
  )
  const dashboard = (
    <>
      {frame}
      <WaitingList />
    </>
  )
  return showPages({ at: '/', pages: { '/': frame, '/dashboard': dashboard } })
}

function put(row: (typeof ROWS)[number]) {
  return inDatabase((db) => db.outbox.put(row))
}

test('the frame counts unsent entries, and shows nothing once they are sent', async () => {
  showFrame()
  expect(screen.getByRole('link', { name: 'Your account' }).textContent).toBe('')
  expect(screen.queryByText(/not sent yet/)).toBeNull()
  await put(ROWS[0])
  expect(await screen.findByText('1 thing on this device not sent yet.')).toBeTruthy()
  const account = screen.getByRole('link', { name: 'Your account, 1 thing waiting' })
  expect(account.textContent).toBe('1')
  await put(ROWS[1])
  expect(await screen.findByText('2 things on this device not sent yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your account, 2 things waiting' }).textContent).toBe('2')
  for (const row of ROWS) await inDatabase((db) => storeDelivered(db, row, undefined, Date.now()))
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())
  expect(screen.getByRole('link', { name: 'Your account' }).textContent).toBe('')
})

test('what is being sent while the user waits for it counts only if it still waits afterwards', async () => {
  showFrame()
  await put(ROWS[0])
  expect(await screen.findByText('1 thing on this device not sent yet.')).toBeTruthy()
  const ended = trackAction()
  await put(ROWS[1])
  await valueOf(liveOutbox, ({ length }) => length === 2)
  expect(screen.getByText('1 thing on this device not sent yet.')).toBeTruthy()
  act(ended)
  expect(await screen.findByText('2 things on this device not sent yet.')).toBeTruthy()
})

test('the notice links to the list of unsent entries, and is hidden on that page', async () => {
  const user = showFrame()
  await put(ROWS[0])
  await user.click(await screen.findByRole('link', { name: 'Look at it' }))
  const list = within(await screen.findByRole('region', { name: 'Waiting to be sent' }))
  expect(list.getByText('Saved on this device')).toBeTruthy()
  expect(screen.getByLabelText('where').textContent).toBe('/dashboard?tab=orders')
  expect(screen.queryByText(/not sent yet/)).toBeNull()
})

test('a dismissed notice returns when more entries wait', async () => {
  const user = showFrame()
  await put(ROWS[0])
  const notice = await screen.findByText('1 thing on this device not sent yet.')
  const bar = within(notice.parentElement ?? document.body)
  await user.click(bar.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/not sent yet/)).toBeNull()
  await put(ROWS[1])
  expect(await screen.findByText('2 things on this device not sent yet.')).toBeTruthy()
})
