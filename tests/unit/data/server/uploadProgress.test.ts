import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withProgress } from '#data/server/uploadProgress.ts'

/** The browser's side of an upload: the test controls its progress and the answer. */
class Upload extends EventTarget {
  static last: Upload | undefined
  upload = new EventTarget()
  status = 200
  responseText = '{"id":"x"}'
  sent: unknown
  headers: Record<string, string> = {}
  method = ''
  open = (method: string) => void (this.method = method)
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value)
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-by: shop\r\n'
  abort = () => this.dispatchEvent(new Event('abort'))
  send(body: unknown) {
    this.sent = body
    Upload.last = this
  }
  has(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Upload))
afterEach(() => vi.unstubAllGlobals())

const photo = new Blob(['photo'], { type: 'image/jpeg' })

function begin(onProgress: (share: number) => void, signal?: AbortSignal) {
  const { fetch } = withProgress(photo, onProgress)
  if (!fetch) throw new Error('a photo is sent by the browser’s fetch, which tells no progress')
  const body = new FormData()
  const answer = fetch('https://shop.example/x', {
    method: 'PATCH',
    body,
    headers: { Authorization: 'me' },
    ...(signal && { signal }),
  })
  const upload = Upload.last
  if (!upload) throw new Error('nothing was sent')
  return { answer, upload, body }
}

test('an upload reports progress and returns the response like fetch', async () => {
  const shares: number[] = []
  const { answer, upload, body } = begin((share) => shares.push(share))
  expect([upload.method, upload.sent, upload.headers]).toEqual([
    'PATCH',
    body,
    { authorization: 'me' },
  ])
  upload.has(25, 100)
  upload.has(100, 100)
  upload.has(5, 0)
  upload.dispatchEvent(new Event('load'))
  const response = await answer
  expect(shares).toEqual([0.25, 1, 0])
  expect([response.status, response.headers.get('x-by'), await response.json()]).toEqual([
    200,
    'shop',
    { id: 'x' },
  ])
})

test('an interrupted upload fails like fetch', async () => {
  const { answer, upload } = begin(() => undefined)
  upload.dispatchEvent(new Event('error'))
  await expect(answer).rejects.toThrow(TypeError)
})

test('an aborted upload ends', async () => {
  const giveUp = new AbortController()
  const { answer } = begin(() => undefined, giveUp.signal)
  giveUp.abort()
  await expect(answer).rejects.toThrow('Aborted')
})

test('requests without a photo, or without a progress listener, use fetch; a photo gets a timeout of minutes', () => {
  expect(withProgress(undefined, () => undefined)).toEqual({})
  const unwatched = withProgress(photo, undefined)
  expect(unwatched).not.toHaveProperty('fetch')
  expect(unwatched.signal).toBeInstanceOf(AbortSignal)
})
