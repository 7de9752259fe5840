import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDevice, type Device } from '#tests/harness/device/device.ts'

let device: Device

beforeEach(() => {
  device = startDevice()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const openPage = () =>
  device.open(async () => ({
    ...(await import('#data/server/connection.ts')),
    ...(await import('#data/server/http.ts')),
  }))

function answering(body: string, type: string, status = 200): typeof fetch {
  return () => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }))
}

test('a network that the browser praises is no connection when nobody answers', async () => {
  const { connection, fetchJson } = await openPage()
  device.setFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await fetchJson('/api/health')
  expect(connection.current()).toBe('unreachable')
})

test('a hotel that answers with its own page is not the shop', async () => {
  const { connection, fetchJson } = await openPage()
  device.setFetch(answering('<h1>Welcome</h1>', 'text/html'))
  expect(await fetchJson('/api/health')).toMatchObject({ ok: false, problem: { status: 0 } })
  expect(connection.current()).toBe('unreachable')
})

test('any answer of the shop is a connection, whatever the browser says', async () => {
  const { connection, fetchJson, markUnreachable, onReconnect } = await openPage()
  const back = vi.fn()
  onReconnect(back)
  device.setOnline(false)
  markUnreachable()
  expect(connection.current()).toBe('offline')
  device.setFetch(answering('{"code":"refused"}', 'application/json', 400))
  await fetchJson('/api/health')
  expect(connection.current()).toBe('online')
  expect(back).toHaveBeenCalledTimes(1)
})
