import { expect, test } from 'vitest'
import { isOwnPicture } from '#app/worker/workerPictures.ts'
import { seenAddresses } from '#app/worker/workerScope.ts'
import { pageKind } from '#app/worker/pageKinds.ts'

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

test('server routes are not treated as pages', () => {
  for (const path of ['/api/health', '/_/', '/_', '/api/files/a/b.jpg', '/serviceWorker.js'])
    expect([path, pageKind(path)]).toEqual([path, 'foreign'])
})

test('a message from a page is validated before it is used', () => {
  expect(seenAddresses({ addresses: ['/a', 7, null] })).toEqual(['/a'])
  expect(seenAddresses('nonsense')).toEqual([])
})
