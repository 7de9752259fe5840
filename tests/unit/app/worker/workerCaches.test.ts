import { expect, test } from 'vitest'
import {
  adminFile,
  isAdminFile,
  cacheAdminFiles,
  deleteOldAdminFiles,
  renewAdminFiles,
} from '#app/worker/workerAdmin.ts'
import { deleteEarlierCaches } from '#app/worker/workerFiles.ts'
import { cacheSeenPictures, picture } from '#app/worker/workerPictures.ts'
import { SHOP, fakeWorkerScope } from '#tests/harness/worker/fakeWorkerScope.ts'

const world = fakeWorkerScope()

/** Shows a picture and waits until all that follows from it is done. */
async function show(name: string): Promise<void> {
  const later: Promise<unknown>[] = []
  await picture(new Request(`${SHOP}/pictures/${name}`), (work) => later.push(work))
  await Promise.all(later)
}

test('at most 120 pictures are cached, and the oldest are evicted first', async () => {
  for (let number = 0; number < 125; number += 1) await show(`piece${number}.avif`)
  const cached = world.caches.kept('darzi-pictures')
  expect(cached).toHaveLength(120)
  expect(cached[0]).toBe('/pictures/piece5.avif')
})

test('at most 30 MB of pictures are cached, and the oldest are evicted first', async () => {
  world.answer = () => new Response('bytes', { headers: { 'Content-Length': '1000000' } })
  for (let number = 0; number < 40; number += 1) await show(`large${number}.jpg`)
  const cached = world.caches.kept('darzi-pictures')
  expect(cached).toHaveLength(30)
  expect(cached[0]).toBe('/pictures/large10.jpg')
  // One that alone is too much drives out no others.
  world.answer = () => new Response('bytes', { headers: { 'Content-Length': '31000000' } })
  await show('poster.png')
  expect(world.caches.kept('darzi-pictures')).toEqual(cached)
})

test('a restarted worker counts what is cached already', async () => {
  const cache = await world.caches.open('darzi-pictures')
  const headers = { 'Content-Length': '20000000' }
  await cache.put(`${SHOP}/pictures/old.png`, new Response('bytes', { headers }))
  world.answer = () => new Response('bytes', { headers })
  await show('new.png')
  expect(world.caches.kept('darzi-pictures')).toEqual(['/pictures/new.png'])
})

test('pictures seen before the worker was installed count too', async () => {
  const seen = Array.from({ length: 130 }, (_, at) => `${SHOP}/pictures/seen${at}.avif`)
  await cacheSeenPictures(seen)
  expect(world.caches.kept('darzi-pictures')).toHaveLength(120)
})

test('a picture is fetched once, and only a complete one is cached', async () => {
  await show('a.avif')
  await show('a.avif')
  expect(world.asked.map(({ path }) => path)).toEqual(['/pictures/a.avif'])
  world.answer = () => new Response('part', { status: 206 })
  await show('b.avif')
  expect(world.caches.kept('darzi-pictures')).toEqual(['/pictures/a.avif'])
})

test('the caches of earlier workers are deleted, and ours are kept', async () => {
  const ours = ['darzi-files', 'darzi-pictures', 'darzi-pages-now']
  for (const name of ['workbox-precache-v2-https://shop.example/', ...ours, 'workbox-runtime'])
    await world.caches.open(name)
  await deleteEarlierCaches()
  expect(await world.caches.keys()).toEqual(ours)
})

const DESK = [
  { url: 'assets/admin/Admin-1.js', revision: null, integrity: 'sha256-a' },
  { url: 'assets/admin/Admin-1.css', revision: null, integrity: 'sha256-b' },
]

test('the owner’s files are recognised by their folder, scripts and styles alike', () => {
  expect(DESK.map(({ url }) => isAdminFile(`/${url}`))).toEqual([true, true])
  expect(isAdminFile('/assets/Cart-1.js')).toBe(false)
})

test('an update downloads the owner’s files only where the owner has signed in', async () => {
  await renewAdminFiles(DESK)
  expect(world.asked).toEqual([])
  await cacheAdminFiles(DESK)
  expect(world.caches.kept('darzi-admin')).toEqual([
    '/assets/admin/Admin-1.js',
    '/assets/admin/Admin-1.css',
  ])
})

test('the owner’s files open without a network, also for a page that sends its origin along', async () => {
  world.answer = () => new Response('code', { headers: { Vary: 'Origin, Accept-Encoding' } })
  await cacheAdminFiles(DESK)
  world.answer = () => new Response('Bad gateway', { status: 502 })
  const request = new Request(`${SHOP}/assets/admin/Admin-1.js`)
  Object.defineProperty(request, 'headers', { value: new Headers({ Origin: SHOP }) })
  expect(await (await adminFile(request)).text()).toBe('code')
})

test('a desk file that is not cached is fetched, but the device is not treated as the owner’s', async () => {
  await adminFile(new Request(`${SHOP}/assets/admin/AdminLogin-1.js`))
  expect(world.asked.map(({ path }) => path)).toEqual(['/assets/admin/AdminLogin-1.js'])
  await renewAdminFiles(DESK)
  expect(world.caches.kept('darzi-admin')).toEqual([])
})

test('a new version caches its own desk files beside the old ones until it activates', async () => {
  const next = [{ url: 'assets/admin/Admin-2.js', revision: null, integrity: 'sha256-c' }]
  await cacheAdminFiles(DESK)
  await renewAdminFiles(next)
  // The old version does so whenever the desk is opened.
  await cacheAdminFiles(DESK)
  expect(world.caches.kept('darzi-admin')).toHaveLength(3)
  await deleteOldAdminFiles(next)
  expect(world.caches.kept('darzi-admin')).toEqual(['/assets/admin/Admin-2.js'])
})
