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
