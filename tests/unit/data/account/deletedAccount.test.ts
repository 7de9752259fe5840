import { expect, it } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'

/** Whether the question about the ended account is settled when the server answers with `status`. */
async function settledBy(status: number, body = {}): Promise<boolean> {
  const device = startDevice()
  device.storage.set('darzi_ended', 'asha00000000001')
  device.setFetch(() => Promise.resolve(Response.json(body, { status })))
  const page = await device.open(() => import('#data/account/deletedAccount.ts'))
  return page.releaseDeletedAccount()
}

it('An account that still exists is not asked about again', async () => {
  expect(await settledBy(200, { deleted: false })).toBe(true)
})

it('A deleted account is released at once', async () => {
  expect(await settledBy(200, { deleted: true })).toBe(true)
})

it('A server that cannot answer now is asked again', async () => {
  expect(await settledBy(503)).toBe(false)
})

it('An older server, which does not know the question, is not asked again', async () => {
  expect(await settledBy(404)).toBe(true)
})
