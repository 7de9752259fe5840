// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { OWNER } from '#tests/harness/screen/fakeOwnerApi.ts'

const MINUTE_MS = 60_000
const SLICE_MS = 2000
const PING = '/api/health'

let device: Device
let requests: string[]

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  requests = []
  device = startDevice()
  device.setFetch((...request) => {
    requests.push(new URL(new Request(...request).url).pathname)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets time pass, and the database work meanwhile, which does not follow the clock. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += SLICE_MS) {
    await vi.advanceTimersByTimeAsync(SLICE_MS)
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate)
  }
}

it.each<[string, () => Promise<unknown>]>([
  [
    'without anything stored on the device',
    async () => {
      await import('#data/shop/refreshShop.ts')
      return (await import('#data/sync/engine.ts')).startEngine()
    },
  ],
  [
    'that shows how busy the workroom is',
    async () => (await import('#data/shop/workroomLoad.ts')).workroomLoad.subscribe(() => {}),
  ],
  [
    'whose account may have been deleted elsewhere',
    async () => {
      ;(await import('#data/auth/endedSignIn.ts')).setEndedAccount('asha00000000001')
      ;(await import('#data/sync/engine.lazy.ts')).runEngine()
    },
  ],
  [
    'of the desk',
    async () => {
      device.storage.set('darzi_admin', JSON.stringify(OWNER))
      return (await import('#data/desk/syncReplicas.ts')).followReplicas()
    },
  ],
])('A page %s asks an unreachable server only whether it is back', async (_what, start) => {
  const { pollUntilReachable, markUnreachable, inDatabase } = await device.open(async () => ({
    ...(await import('#data/server/reachability.ts')),
    ...(await import('#data/server/connection.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  await inDatabase((db) => db.meta.count())
  pollUntilReachable()
  await start()
  markUnreachable()
  await pass(MINUTE_MS / 2)
  requests = []
  await pass(4 * MINUTE_MS)
  expect(new Set(requests)).toEqual(new Set([PING]))
})
