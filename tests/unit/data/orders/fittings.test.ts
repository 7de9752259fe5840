import { expect, it } from 'vitest'
import type { FittingStatus } from '#domain/fittings/fitting.ts'
import { startDevice } from '#tests/harness/device/device.ts'

const TOKEN = 'abcdefgh'

function pageWith(status: FittingStatus) {
  const slot = { date: '2026-11-30', time: '10:30' }
  const wished = { wishedDate: '', wishedTime: '' }
  const fitting = { id: 'fitting00000001', kind: 'firstTrial', place: 'shop', rev: 1 } as const
  const fittings = [{ ...fitting, ...slot, ...wished, status }]
  return { number: 'ET-1', house: 'Ember', trialDate: '', isOpen: true, fittings }
}

it('an answer that was on its way when a wish was delivered does not replace the newer page', async () => {
  const device = startDevice()
  const late: ((answer: Response) => void)[] = []
  device.setFetch(() => new Promise((resolve) => late.push(resolve)))
  const { refreshFittings, inDatabase } = await device.open(async () => ({
    ...(await import('#data/orders/fittings.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  const stored = async () =>
    inDatabase(async (db) => (await db.fittingPages.get(TOKEN))?.fittings[0]?.status)

  const first = refreshFittings(TOKEN)
  await expect.poll(() => late.length).toBe(1)
  late[0]?.(Response.json(pageWith('proposed')))
  expect(await first).toMatchObject({ ok: true })
  expect(await stored()).toBe('proposed')

  const second = refreshFittings(TOKEN)
  await expect.poll(() => late.length).toBe(2)
  await inDatabase((db) =>
    db.fittingPages.put({ ...pageWith('confirmed'), token: TOKEN, owner: '' }),
  )
  late[1]?.(Response.json(pageWith('proposed')))
  await expect.poll(() => late.length).toBe(3)
  expect(await stored()).toBe('confirmed')
  late[2]?.(Response.json(pageWith('confirmed')))
  expect(await second).toMatchObject({ ok: true })
  expect(await stored()).toBe('confirmed')
})
