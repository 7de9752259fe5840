import { expect, test } from 'vitest'
import { deleteOtherFiles, cacheFiles, cachedFile, keyOf } from '#app/worker/workerFiles.ts'
import { fakeWorkerScope } from '#tests/harness/worker/fakeWorkerScope.ts'

const NAME = 'files'
const CART = { url: 'assets/Cart-1.js', revision: null, integrity: 'sha256-a' }
const SHELL = { url: 'shell.html', revision: 'one+/', integrity: 'sha256-b' }
const NEXT_SHELL = { url: 'shell.html', revision: 'two', integrity: 'sha256-c' }

const world = fakeWorkerScope()

test('each file is requested with its digest, bypassing the HTTP cache when its name has no hash', async () => {
  await cacheFiles(NAME, [CART, SHELL])
  expect(world.asked).toEqual([
    { path: '/assets/Cart-1.js', options: { integrity: 'sha256-a', cache: 'default' } },
    { path: '/shell.html', options: { integrity: 'sha256-b', cache: 'reload' } },
  ])
})

test('an update fetches only the files that changed, and both versions stay complete', async () => {
  await cacheFiles(NAME, [CART, SHELL])
  await cacheFiles(NAME, [CART, NEXT_SHELL])
  expect(world.asked.map(({ path }) => path)).toEqual([
    '/assets/Cart-1.js',
    '/shell.html',
    '/shell.html',
  ])
  expect(await (await world.caches.open(NAME)).match(keyOf(SHELL))).toBeDefined()
  await deleteOtherFiles(NAME, [CART, NEXT_SHELL])
  expect(await (await world.caches.open(NAME)).match(keyOf(SHELL))).toBeUndefined()
  expect(world.caches.kept(NAME)).toEqual(['/assets/Cart-1.js', '/shell.html'])
})

const BUNDLE = { url: 'assets/precache-1.json', revision: null, integrity: 'sha256-d' }
const SHEET = { url: 'assets/Cart-1.css', revision: null, integrity: 'sha256-e' }

function answerWithBundle(path: string): Response {
  const texts = { [CART.url]: 'the cart’s code', [SHEET.url]: 'the cart’s styles' }
  return path === `/${BUNDLE.url}` ? Response.json(texts) : new Response(`bytes of ${path}`)
}

async function cachedText(entry: typeof CART): Promise<string | undefined> {
  const found = await (await world.caches.open(NAME)).match(keyOf(entry))
  return found && `${found.headers.get('content-type')}: ${await found.text()}`
}

test('a first visit fetches scripts and style sheets in one bundle, checked by its digest', async () => {
  world.answer = answerWithBundle
  await cacheFiles(NAME, [CART, SHEET, SHELL], BUNDLE)
  expect(world.asked).toEqual([
    { path: `/${BUNDLE.url}`, options: { integrity: 'sha256-d', cache: 'default' } },
    { path: '/shell.html', options: { integrity: 'sha256-b', cache: 'reload' } },
  ])
  expect(await cachedText(CART)).toBe('text/javascript: the cart’s code')
  expect(await cachedText(SHEET)).toBe('text/css: the cart’s styles')
  expect(world.caches.kept(NAME)).not.toContain(`/${BUNDLE.url}`)
})

test('an update that changes a few files leaves the bundle alone', async () => {
  await cacheFiles(NAME, [CART, SHEET, SHELL])
  world.asked = []
  await cacheFiles(NAME, [CART, SHEET, NEXT_SHELL], BUNDLE)
  expect(world.asked.map(({ path }) => path)).toEqual(['/shell.html'])
})

test.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['is no JSON', () => new Response('<h1>Sign in to the WLAN</h1>')],
])('when the bundle %s, each file is fetched by itself', async (_, answer) => {
  world.answer = (path) => (path === `/${BUNDLE.url}` ? answer() : answerWithBundle(path))
  await cacheFiles(NAME, [CART, SHELL], BUNDLE)
  expect(world.asked.map(({ path }) => path)).toEqual([
    `/${BUNDLE.url}`,
    '/assets/Cart-1.js',
    '/shell.html',
  ])
})

test('one missing file prevents a version from being installed', async () => {
  world.answer = (path) => new Response('', { status: path === '/shell.html' ? 404 : 200 })
  await expect(cacheFiles(NAME, [CART, SHELL])).rejects.toThrow('shell.html: 404')
  expect(world.caches.kept(NAME)).toEqual(['/assets/Cart-1.js'])
})

test('an evicted file is fetched again when it is needed', async () => {
  await cacheFiles(NAME, [CART])
  await world.caches.delete(NAME)
  expect(await (await cachedFile(NAME, CART)).text()).toBe('bytes of /assets/Cart-1.js')
  expect(await (await cachedFile(NAME, CART)).text()).toBe('bytes of /assets/Cart-1.js')
  expect(world.asked).toHaveLength(2)
})

test('a redirected response is stored in a form that navigations accept', async () => {
  world.answer = () => Object.defineProperty(new Response('shell'), 'redirected', { value: true })
  const cached = await cachedFile(NAME, SHELL)
  expect(cached.redirected).toBe(false)
  expect(await cached.text()).toBe('shell')
})
