import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAdminFile, keepAdminFiles, renewAdminFiles } from '#app/workerAdmin.ts'
import { keepSeen, picture } from '#app/workerPictures.ts'
import { localCaches } from '../../harness/localCaches.ts'

const SHOP = 'https://shop.example'

let caches: ReturnType<typeof localCaches>
let asked: string[]
let answer: (address: string) => Response

beforeEach(() => {
  caches = localCaches()
  asked = []
  answer = () => new Response('bytes')
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('self', { location: new URL(SHOP) })
  vi.stubGlobal('fetch', (request: Request | string) => {
    const address = typeof request === 'string' ? request : request.url
    asked.push(new URL(address).pathname)
    return Promise.resolve(answer(address))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Shows a picture and waits until all that follows from it is done. */
async function show(name: string): Promise<void> {
  const later: Promise<unknown>[] = []
  await picture(new Request(`${SHOP}/pictures/${name}`), (work) => later.push(work))
  await Promise.all(later)
}

test('at most 120 pictures are kept, and the ones kept longest go first', async () => {
  for (let number = 0; number < 125; number += 1) await show(`piece${number}.avif`)
  const kept = caches.kept('darzi-pictures')
  expect(kept).toHaveLength(120)
  expect(kept[0]).toBe('/pictures/piece5.avif')
})

test('pictures that were seen before the worker was there count too', async () => {
  const seen = Array.from({ length: 130 }, (_, at) => `${SHOP}/pictures/seen${at}.avif`)
  await keepSeen(seen)
  expect(caches.kept('darzi-pictures')).toHaveLength(120)
})

test('a picture is fetched once, and only a whole one is kept', async () => {
  await show('a.avif')
  await show('a.avif')
  expect(asked).toEqual(['/pictures/a.avif'])
  answer = () => new Response('part', { status: 206 })
  await show('b.avif')
  expect(caches.kept('darzi-pictures')).toEqual(['/pictures/a.avif'])
})

const DESK = [
  { url: 'assets/admin/Admin-1.js', revision: null, integrity: 'sha256-a' },
  { url: 'assets/admin/Admin-1.css', revision: null, integrity: 'sha256-b' },
]

test('the owner’s files are known by their place, scripts and styles alike', () => {
  expect(DESK.map(({ url }) => isAdminFile(`/${url}`))).toEqual([true, true])
  expect(isAdminFile('/assets/Cart-1.js')).toBe(false)
})

test('an update brings the owner’s files only where the owner has signed in', async () => {
  await renewAdminFiles(DESK)
  expect(asked).toEqual([])
  await keepAdminFiles(DESK)
  expect(caches.kept('darzi-admin')).toEqual([
    '/assets/admin/Admin-1.js',
    '/assets/admin/Admin-1.css',
  ])
  await renewAdminFiles([{ url: 'assets/admin/Admin-2.js', revision: null, integrity: 'sha256-c' }])
  expect(caches.kept('darzi-admin')).toEqual(['/assets/admin/Admin-2.js'])
})
