// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCAL_DATA_KEY } from '#data/storage/localData.ts'

const runEngine = vi.fn()
const fetchEngine = vi.fn(() => ({ runEngine, syncNow: () => Promise.resolve() }))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.setItem(LOCAL_DATA_KEY, '1')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200 })))
  vi.doMock('#data/sync/engine.lazy.ts', fetchEngine)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  vi.resetAllMocks()
})

test('an engine that could not be fetched is fetched again while the page stays open', async () => {
  fetchEngine.mockImplementationOnce(() => {
    throw new Error('Failed to fetch')
  })
  const { startEngine } = await import('#data/sync/engine.ts')
  startEngine()
  await vi.advanceTimersByTimeAsync(4000)
  expect(fetchEngine).toHaveBeenCalledTimes(1)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(runEngine).toHaveBeenCalledTimes(1)
  })
})

test('without a network or a worker nothing is fetched until the network is back', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { startEngine } = await import('#data/sync/engine.ts')
  startEngine()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetchEngine).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  dispatchEvent(new Event('online'))
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(100)
    expect(runEngine).toHaveBeenCalledTimes(1)
  })
})
