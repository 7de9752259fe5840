import { expect, onTestFinished, test } from 'vitest'
import { portIsFree } from '#tools/server/port.mjs'
import { reservedPort } from '#tests/harness/run/reservedPort.ts'
import { servePocketBase } from '#tools/server/serve.mjs'
import { ask } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { listen } from '#tests/harness/server/listen.ts'
import { startShop } from '#tests/harness/server/shopServer.ts'

const STOPS_WITHIN_MS = 30_000

async function open() {
  const shop = await startShop({ folders: await minimalSite() })
  onTestFinished(() => shop.stop())
  return shop
}

test('A second server on the same data is refused with a reason, and the first keeps running', async () => {
  const shop = await open()
  const { binary, folders } = shop
  const second = await servePocketBase({ binary, folders, port: await reservedPort() })
  expect(second).toMatchObject({ ok: false })
  expect(second.ok ? '' : second.reason).toMatch(
    /The data folder \S+ is in use by another server, process \d+/,
  )
  expect((await ask(shop, '/api/health')).status).toBe(200)
})

test('After a crash the data folder is free again', async () => {
  const shop = await open()
  await shop.crash()
  await shop.restart()
  expect((await ask(shop, '/api/health')).status).toBe(200)
})

test('A stopping server exits soon, even with open event streams', async () => {
  const shop = await open()
  const listeners = await Promise.all(
    Array.from({ length: 20 }, () => listen(shop, ['products/*'])),
  )
  expect(listeners.map(({ status }) => status)).toEqual(Array(20).fill(204))
  const startedAt = performance.now()
  await shop.stop()
  expect(performance.now() - startedAt).toBeLessThan(STOPS_WITHIN_MS)
  expect(await portIsFree(shop.port)).toBe(true)
})
