import { afterEach, expect, it, vi } from 'vitest'
import { acquireLease } from '#domain/outbox/outbox.ts'
import { startDevice } from '#tests/harness/device/device.ts'
import { waitingRow } from '#tests/fixtures/waitingRow.ts'

const runOutbox = vi.fn<(hurry?: string) => Promise<void>>(() => Promise.resolve())

afterEach(() => vi.doUnmock('#data/outbox/sending/run.ts'))

it('an entry is not called saved because the lane was free for a moment between two others', async () => {
  const device = startDevice()
  device.setFetch(() => Promise.resolve(Response.json({ code: 200 })))
  vi.doMock('#data/outbox/sending/run.ts', () => ({ runOutbox }))
  const { deliver, inDatabase } = await device.open(async () => ({
    ...(await import('#data/outbox/sending/deliver.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  const move = waitingRow({ id: 'move', kind: 'desk', order: 2 })
  const other = waitingRow({ id: 'ahead', kind: 'desk', order: 1 })
  const ahead = acquireLease(other, 'another run', Date.now())
  await inDatabase((db) => db.outbox.bulkPut([ahead, move]))
  // This run finds the lane leased. The entry ahead is settled before the lane is looked at again.
  runOutbox.mockImplementationOnce(() => inDatabase((db) => db.outbox.delete('ahead')))
  runOutbox.mockImplementationOnce(async () => {
    const sent = { id: 'move', kind: 'desk', owner: '', sentAt: Date.now() } as const
    await inDatabase(async (db) => {
      await db.receipts.put(sent)
      await db.outbox.delete('move')
    })
  })
  expect(await deliver('move', 'desk')).toEqual({ ok: true, value: 'sent' })
  expect(runOutbox.mock.calls.slice(0, 2)).toEqual([['desk'], ['desk']])
})
