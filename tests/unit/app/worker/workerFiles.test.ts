import { expect, test } from 'vitest'
import { deleteOtherFiles, cacheFiles, cachedFile, keyOf } from '#app/worker/workerFiles.ts'
import { workerWorld } from '#tests/harness/worker/workerWorld.ts'

const NAME = 'files'
const CART = { url: 'assets/Cart-1.js', revision: null, integrity: 'sha256-a' }
const SHELL = { url: 'shell.html', revision: 'one+/', integrity: 'sha256-b' }
const NEXT_SHELL = { url: 'shell.html', revision: 'two', integrity: 'sha256-c' }

const world = workerWorld()

test('every file is asked for with its digest, and past old copies when its name does not change', async () => {
  await cacheFiles(NAME, [CART, SHELL])
  expect(world.asked).toEqual([
    { path: '/assets/Cart-1.js', options: { integrity: 'sha256-a', cache: 'default' } },
    { path: '/shell.html', options: { integrity: 'sha256-b', cache: 'reload' } },
  ])
})

test('a build fetches only what it does not share with the one before, and both stay whole', async () => {
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

test('one file that is missing keeps a build from being installed', async () => {
  world.answer = (path) => new Response('', { status: path === '/shell.html' ? 404 : 200 })
  await expect(cacheFiles(NAME, [CART, SHELL])).rejects.toThrow('shell.html: 404')
  expect(world.caches.kept(NAME)).toEqual(['/assets/Cart-1.js'])
})

test('a file that the browser has cleared comes back with the first need of it', async () => {
  await cacheFiles(NAME, [CART])
  await world.caches.delete(NAME)
  expect(await (await cachedFile(NAME, CART)).text()).toBe('bytes of /assets/Cart-1.js')
  expect(await (await cachedFile(NAME, CART)).text()).toBe('bytes of /assets/Cart-1.js')
  expect(world.asked).toHaveLength(2)
})

test('an answer that came by a detour is kept as one that a navigation takes', async () => {
  world.answer = () => Object.defineProperty(new Response('shell'), 'redirected', { value: true })
  const kept = await cachedFile(NAME, SHELL)
  expect(kept.redirected).toBe(false)
  expect(await kept.text()).toBe('shell')
})
