import { afterEach, expect, it, vi } from 'vitest'
import type { listen as Listen } from '#data/server/realtime.ts'
import { startDevice } from '#tests/harness/device/device.ts'

const listen = vi.hoisted(() => vi.fn<typeof Listen>())

vi.mock('#data/server/realtime.ts', () => ({ listen }))
vi.mock('#data/catalogue/pull.ts', () => ({ pullCatalogue: () => Promise.resolve({ ok: true }) }))

afterEach(() => {
  vi.unstubAllGlobals()
})

it('where the browser refuses the lock, a tab follows the catalogue without it, and tries again', async () => {
  const device = startDevice()
  const locks = { request: () => Promise.reject(new DOMException('Not now', 'InvalidStateError')) }
  vi.stubGlobal('navigator', { onLine: true, locks })
  listen.mockResolvedValueOnce(undefined).mockResolvedValue(() => undefined)
  const { startCatalogue, schedulePull } = await device.open(
    () => import('#data/catalogue/sync.ts'),
  )
  startCatalogue()
  await expect.poll(() => listen.mock.calls.length).toBe(1)
  schedulePull()
  await expect.poll(() => listen.mock.calls.length).toBe(2)
})
