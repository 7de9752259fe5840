import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFaultProxy, type FaultProxy } from '#tests/harness/network/faultProxy.ts'
import { serveLocally } from '#tests/harness/network/localServer.ts'

const REALTIME = '/api/realtime'
const BODY = JSON.stringify({ items: Array.from({ length: 500 }, (_, index) => ({ index })) })

/** What has reached the server behind the proxy. */
let stored: string[] = []
let proxy: FaultProxy
let stopShop: () => Promise<void>

beforeEach(async () => {
  stored = []
  const shop = await serveLocally((request, response) => {
    if (request.url === REALTIME) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      return void response.write('event: PB_CONNECT\ndata: {}\n\n')
    }
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      stored.push(`${request.method} ${request.url} ${body}`)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(BODY)
    })
  })
  proxy = await startFaultProxy(shop.url)
  stopShop = shop.stop
})
afterEach(async () => {
  await proxy.stop()
  await stopShop()
})

const order = () => fetch(`${proxy.url}/api/orders`, { method: 'POST', body: 'one suit' })
const products = () => fetch(`${proxy.url}/api/products?page=2`)

test('Without a fault every request passes unchanged', async () => {
  expect(await (await products()).text()).toBe(BODY)
  expect((await order()).status).toBe(200)
  expect(stored).toEqual(['GET /api/products?page=2 ', 'POST /api/orders one suit'])
  expect(proxy.seen.map(({ fault }) => fault)).toEqual([undefined, undefined])
})

test('drop before: the client sees a failure and the server sees no request', async () => {
  proxy.spoil({ kind: 'drop-before' })
  await expect(order()).rejects.toThrow('fetch failed')
  expect(stored).toEqual([])
})

test('drop after commit: the client sees a failure and the server has the order', async () => {
  proxy.spoil({ kind: 'drop-after-commit' })
  await expect(order()).rejects.toThrow('fetch failed')
  expect(stored).toEqual(['POST /api/orders one suit'])
})

test('delay: the response is complete and late', async () => {
  proxy.spoil({ kind: 'delay', delayMs: 200 })
  const startedAt = performance.now()
  expect(await (await products()).text()).toBe(BODY)
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(195)
})

test('delay, aborted by the client: the server sees no request', async () => {
  proxy.spoil({ kind: 'delay', delayMs: 1000 })
  const client = new AbortController()
  const answer = fetch(proxy.url, { signal: client.signal })
  await expect.poll(() => proxy.seen).toHaveLength(1)
  client.abort()
  await expect(answer).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(stored).toEqual([])
})

test('truncate: the status is good and the body is cut', async () => {
  proxy.spoil({ kind: 'truncate', bytes: 40 })
  const answer = await products()
  expect(answer.status).toBe(200)
  await expect(answer.json()).rejects.toThrow('terminated')
})

test('too many requests: 429 with Retry-After, and the server sees no request', async () => {
  proxy.spoil({ kind: 'status', status: 429, retryAfter: 3 })
  const answer = await order()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('3')
  expect(stored).toEqual([])
})

test('server error: JSON with status 500', async () => {
  proxy.spoil({ kind: 'status', status: 500 })
  const answer = await products()
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ status: 500 })
})

test('captive portal: an HTML sign-in page with status 200', async () => {
  proxy.spoil({ kind: 'html' })
  const answer = await products()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html')
})

test('A fault applies only to matching requests, and only as often as set', async () => {
  proxy.spoil({ kind: 'status', status: 500 }, { method: 'POST', path: /orders/ }, 2)
  expect((await products()).status).toBe(200)
  expect((await order()).status).toBe(500)
  expect((await order()).status).toBe(500)
  expect((await order()).status).toBe(200)
})

test('Healing removes the remaining faults', async () => {
  proxy.spoil({ kind: 'drop-before' }, {}, 100)
  proxy.heal()
  expect((await products()).status).toBe(200)
})

test('A realtime stream passes through and breaks when it is cut', async () => {
  const stream = await fetch(`${proxy.url}${REALTIME}`)
  const reader = stream.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toContain('PB_CONNECT')
  expect(proxy.cutRealtime()).toBe(1)
  await expect(reader?.read()).rejects.toThrow()
  expect(proxy.cutRealtime()).toBe(0)
})
