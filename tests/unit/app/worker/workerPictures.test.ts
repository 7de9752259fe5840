import { expect, test, vi } from 'vitest'
import { isOwnPicture, picture } from '#app/worker/workerPictures.ts'
import { seenAddresses } from '#app/worker/workerScope.ts'
import { pageKind } from '#app/worker/pageKinds.ts'
import { SHOP, fakeWorkerScope } from '#tests/harness/worker/fakeWorkerScope.ts'

const PICTURES = 'darzi-pictures'

const world = fakeWorkerScope()

/** Shows a picture and waits until it is cached. */
async function show(path: string): Promise<Response> {
  const work: Promise<unknown>[] = []
  const response = await picture(new Request(SHOP + path), (later) => work.push(later))
  await Promise.all(work)
  return response
}

/** Every write to a cache fails from now on. */
function failWrites(reason: Error): void {
  const { open } = world.caches
  world.caches.open = async (name) => ({
    ...(await open(name)),
    put: () => Promise.reject(reason),
  })
}

function request(destination: string, headers: Record<string, string> = {}): Request {
  return { destination, headers: new Headers(headers) } as Request
}

test('only our own pictures are cached, complete, and never a video', () => {
  const own = new URL('https://shop.example/pictures/navy-twill-suit-400.avif')
  expect(isOwnPicture(request('image'), own)).toBe(true)
  expect(isOwnPicture(request('image'), new URL('/api/files/products/a/b.jpg', own))).toBe(true)
  expect(isOwnPicture(request('video'), new URL('/pictures/hero.mp4', own))).toBe(false)
  expect(isOwnPicture(request('image', { range: 'bytes=0-1' }), own)).toBe(false)
  expect(isOwnPicture(request('image'), new URL('/api/health', own))).toBe(false)
})

test('a download that is cut off leaves the cached pictures in place', async () => {
  await show('/pictures/suit-480.avif')
  failWrites(new TypeError('network error'))
  await show('/pictures/shirt-480.avif')
  expect(world.caches.kept(PICTURES)).toEqual(['/pictures/suit-480.avif'])
})

test('a full disk drops the cached pictures, which refill later', async () => {
  await show('/pictures/suit-480.avif')
  failWrites(new DOMException('full', 'QuotaExceededError'))
  await show('/pictures/shirt-480.avif')
  expect(world.caches.kept(PICTURES)).toEqual([])
})

test('offline, a picture at another width is used, and otherwise a network error', async () => {
  await show('/pictures/suit-480.avif')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await (await show('/pictures/suit-960.avif')).text()).toBe(
    'bytes of /pictures/suit-480.avif',
  )
  expect((await show('/pictures/shirt-480.avif')).type).toBe('error')
})

test('server routes are not treated as pages', () => {
  for (const path of ['/api/health', '/_/', '/_', '/api/files/a/b.jpg', '/serviceWorker.js'])
    expect([path, pageKind(path)]).toEqual([path, 'foreign'])
})

test('a message from a page is validated before it is used', () => {
  expect(seenAddresses({ addresses: ['/a', 7, null] })).toEqual(['/a'])
  expect(seenAddresses('nonsense')).toEqual([])
})
