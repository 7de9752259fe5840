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

test('a network reported by the browser is no connection when nothing answers', async () => {
  const { connection, fetchJson } = await openPage()
  device.setFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await fetchJson('/api/health')
  expect(connection.current()).toBe('unreachable')
})

test('a captive portal’s page is not a response of the shop', async () => {
  const { connection, fetchJson } = await openPage()
  device.setFetch(answering('<h1>Welcome</h1>', 'text/html'))
  expect(await fetchJson('/api/health')).toMatchObject({ ok: false, problem: { status: 0 } })
  expect(connection.current()).toBe('unreachable')
})

test('any response of the shop means online, whatever the browser reports', async () => {
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
