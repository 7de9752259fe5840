import { afterEach, expect, it, vi } from 'vitest'
import { acquireLease } from '#domain/outbox/outbox.ts'
import type * as AttemptLock from '#data/outbox/sending/attemptLock.ts'
import { startDevice } from '#tests/harness/device/device.ts'
import { ORDER_ID, waitingRow } from '#tests/fixtures/waitingRow.ts'

const LOCK = '#data/outbox/sending/attemptLock.ts'

afterEach(() => vi.doUnmock(LOCK))

it('an entry is not called saved because another run held the lane for a moment', async () => {
  const device = startDevice()
  device.setFetch(() => Promise.resolve(Response.json({ id: ORDER_ID })))
  const ahead = acquireLease(waitingRow({ id: 'ahead', order: 1 }), 'another run', Date.now())
  let runs = 0
  vi.doMock(LOCK, async (importOriginal) => {
    const original = await importOriginal<typeof AttemptLock>()
    const { inDatabase } = await import('#data/storage/database.ts')
    const withAttemptLock: typeof original.withAttemptLock = async (holder, attempt) => {
      if (++runs > 1) return original.withAttemptLock(holder, attempt)
      await inDatabase((db) => db.outbox.put(ahead))
      const value = await original.withAttemptLock(holder, attempt)
      await inDatabase((db) => db.outbox.delete(ahead.id))
      return value
    }
    return { ...original, withAttemptLock }
  })
  const { deliver, inDatabase } = await device.open(async () => ({
    ...(await import('#data/outbox/sending/deliver.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  await inDatabase((db) => db.outbox.put(waitingRow({ order: 2 })))
  expect(await deliver(ORDER_ID, 'order')).toEqual({ ok: true, value: 'sent' })
})
