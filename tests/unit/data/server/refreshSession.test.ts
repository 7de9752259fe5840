import { afterEach, expect, it, vi } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'

const ASHA = {
  id: 'asha00000000001',
  email: 'asha@example.com',
  collectionId: 'u',
  collectionName: 'users',
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a suspended tab that changes the sign-in does not hold up what is sent from another', async () => {
  const device = startDevice()
  device.storage.set('darzi_shopper', JSON.stringify({ token: 'a.b.c', record: ASHA }))
  const answer = { token: 'd.e.f', record: ASHA }
  device.setFetch(() => Promise.resolve(Response.json(answer)))
  const openTab = () =>
    device.open(async () => ({
      ...(await import('#data/auth/authLock.ts')),
      ...(await import('#data/auth/savedAuth.ts')),
      ...(await import('#data/server/refreshSession.ts')),
    }))
  const asleep = await openTab()
  let wakes = () => {}
  void asleep.withAuthLock(() => new Promise<void>((resolve) => (wakes = resolve)))
  const giveUp = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal)
  const awake = await openTab()
  const refreshed = awake.refreshSession('shopper')
  giveUp.abort()
  expect(await refreshed).toBeUndefined()
  expect(awake.shopperAuth.current()?.token).toBe('a.b.c')
  const form = awake.withAuthLock(() => Promise.resolve('waited'))
  wakes()
  expect(await form).toBe('waited')
})
