import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDevice, type Device } from '#tests/harness/device/device.ts'

const MINUTE_MS = 60_000

let device: Device
let requestCount: number

beforeEach(() => {
  vi.useFakeTimers()
  requestCount = 0
  device = startDevice()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openPage = () =>
  device.open(async () => ({
    ...(await import('#data/server/connection.ts')),
    ...(await import('#data/server/reachability.ts')),
  }))

function serverIs(state: 'up' | 'down'): void {
  device.setFetch(() => {
    requestCount += 1
    if (state === 'down') return Promise.reject(new TypeError('Failed to fetch'))
    const headers = { 'Content-Type': 'application/json' }
    return Promise.resolve(new Response('{"code":200}', { headers }))
  })
}

test('an unreachable server is pinged until it answers, with growing delays and without any event', async () => {
  const { connection, pollUntilReachable, markUnreachable } = await openPage()
  serverIs('down')
  pollUntilReachable()
  markUnreachable()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(requestCount).toBe(5)
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(requestCount).toBe(25)
  expect(connection.current()).toBe('unreachable')

  serverIs('up')
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2)
  expect(connection.current()).toBe('online')
  expect(requestCount).toBe(26)
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(requestCount).toBe(26)
})

test('brief returns do not reset the backoff; a long one does', async () => {
  const { pollUntilReachable, markUnreachable } = await openPage()
  serverIs('up')
  pollUntilReachable()
  for (let goes = 0; goes < 6; goes += 1) {
    markUnreachable()
    await vi.advanceTimersByTimeAsync(MINUTE_MS / 2)
  }
  expect(requestCount).toBe(6)
  markUnreachable()
  await vi.advanceTimersByTimeAsync(2000)
  expect(requestCount).toBe(6)
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
  markUnreachable()
  await vi.advanceTimersByTimeAsync(2000)
  expect(requestCount).toBe(8)
})

test('an offline device sends no ping', async () => {
  const { isReachable, pollUntilReachable, markUnreachable } = await openPage()
  serverIs('up')
  pollUntilReachable()
  device.setOnline(false)
  markUnreachable()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(await isReachable()).toBe(false)
  expect(requestCount).toBe(0)
})

test('an unreachable or unknown server is pinged once for all who want to send', async () => {
  const { isReachable, markReachable, markUnreachable } = await openPage()
  serverIs('up')
  markReachable()
  expect(await isReachable()).toBe(true)
  expect(requestCount).toBe(0)
  markUnreachable()
  expect(await Promise.all([isReachable(), isReachable(), isReachable()])).toEqual([
    true,
    true,
    true,
  ])
  expect(requestCount).toBe(1)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  serverIs('down')
  expect(await isReachable()).toBe(false)
  expect(requestCount).toBe(2)
})

test('a page that has just loaded pings before it sends: it may have come from a cache', async () => {
  const { isReachable } = await openPage()
  serverIs('down')
  expect(await isReachable()).toBe(false)
  expect(requestCount).toBe(1)
})

test.each([
  [500, { status: 500, message: 'Something went wrong.', data: {} }, true],
  [429, { status: 429, message: 'Too many requests.', data: {} }, true],
  [403, { error: 'blocked' }, true],
  [502, { error: 'bad gateway' }, false],
])(
  'a health check answered with %i leaves no doubt: what may be sent and what the page says agree',
  async (status, body, isAnswer) => {
    const { connection, isReachable } = await openPage()
    device.setFetch(() => Promise.resolve(Response.json(body, { status })))
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    expect(await isReachable()).toBe(isAnswer)
    expect(connection.current()).toBe(isAnswer ? 'online' : 'unreachable')
  },
)
