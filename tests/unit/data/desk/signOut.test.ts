import { afterEach, expect, it, vi } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'
import { OWNER } from '#tests/harness/screen/fakeOwnerApi.ts'

afterEach(() => {
  vi.doUnmock('pocketbase')
  vi.unstubAllGlobals()
})

it('the owner signs out although the client for the server cannot be loaded', async () => {
  const device = startDevice()
  device.storage.set('darzi_admin', JSON.stringify(OWNER))
  device.setFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.doMock('pocketbase', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  const { adminSignOut, adminSession } = await device.open(() => import('#data/desk/account.ts'))
  await adminSignOut()
  expect(adminSession.current()).toEqual({ status: 'out' })
  expect(device.storage.get('darzi_admin')).toBeUndefined()
})
