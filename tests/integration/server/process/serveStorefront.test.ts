import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveStorefront } from '#tools/server/serveStorefront.mjs'
import { SMALL_SHOP } from '#tests/fixtures/smallShop.ts'

let storefront: Awaited<ReturnType<typeof serveStorefront>>
beforeAll(async () => {
  storefront = await serveStorefront(SMALL_SHOP.public, 0)
})
afterAll(() => storefront.stop())

const get = (path: string, init?: RequestInit) => fetch(`${storefront.url}${path}`, init)

/** A request whose path reaches the server exactly as written. */
function raw(path: string): Promise<number | undefined> {
  const { port } = new URL(storefront.url)
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })
}

test.each([
  '/',
  '/all-collections',
  '/all-collections/midnight-bandhgala',
  '/cart',
  '/cart/',
  '/dashboard?tab=orders',
  '/admin/products',
])('The page %s is answered with the shell', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toContain('A small shop')
})

test('An unknown address is a 404 with the shell, which shows the not-found page', async () => {
  const answer = await get('/trousers-of-the-moon')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('A small shop')
})

test('A hashed asset has its content type and is cached as immutable', async () => {
  const answer = await get('/assets/small-1a2b3c.js')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('The manifest has its own content type and is revalidated', async () => {
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test.each(['/assets/gone.js', '/assets', '/missing.png', '/shell.html', '/index.html'])(
  '%s is a plain 404, never a page',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    if (path !== '/assets') expect(await answer.text()).toBe('Not found')
  },
)

test.each(['/api/health', '/api/collections/orders/records', '/_/'])(
  '%s says in JSON that there is no server',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.text()).toMatch(/"message":"[^"]*ordering and sign-in are off/)
  },
)

test('An order is refused the same way', async () => {
  const answer = await get('/api/collections/orders/records', { method: 'POST', body: '{}' })
  expect(answer.status).toBe(503)
})

test('Every response carries the security headers', async () => {
  for (const path of ['/', '/assets/small-1a2b3c.js', '/missing.png', '/api/health']) {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('HEAD answers without a body', async () => {
  const answer = await get('/', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

test.each([
  '/../catalogue.json',
  '/..%2fcatalogue.json',
  '/assets/..%5c..%5ccatalogue.json',
  '/%E0%A4%A',
])('The path %s never leaves the folder', async (path) => {
  expect([400, 404]).toContain(await raw(path))
})
