import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openNotified, showPush } from '#app/worker/workerPush.ts'
import { SHOP, fakeWorkerScope } from '#tests/harness/worker/fakeWorkerScope.ts'

const ENDPOINT = 'https://push.example/device'
const FALLBACK = { title: 'News from your tailor', body: 'Open the shop to read it.', path: '/' }

const world = fakeWorkerScope()
let shown: { title: string; body: string; tag: string; path: string }[]
let open: { url: string; focus: () => Promise<void> }[]
let opened: string[]

beforeEach(() => {
  shown = []
  open = []
  opened = []
  type Options = { body: string; tag: string; data: { path: string } }
  vi.stubGlobal('self', {
    location: new URL(SHOP),
    registration: {
      pushManager: { getSubscription: () => Promise.resolve({ endpoint: ENDPOINT }) },
      showNotification: (title: string, { body, tag, data }: Options) =>
        Promise.resolve(void shown.push({ title, body, tag, path: data.path })),
    },
    clients: {
      matchAll: () => Promise.resolve(open),
      openWindow: (path: string) => Promise.resolve(void opened.push(path)),
    },
  })
})

const trial = { title: 'Your trial is ready', body: 'Order ET-1', path: '/order/1', tag: '1' }

describe('a push', () => {
  test('shows the notification texts that the server has for this device', async () => {
    const desk = {
      title: 'A new order',
      body: 'Open the desk.',
      path: '/admin/orders',
      tag: 'desk',
    }
    world.answer = () => Response.json({ notices: [trial, desk] })
    await showPush()
    expect(shown).toEqual([trial, desk])
    const [asked] = world.asked
    expect(asked).toMatchObject({ path: '/api/push/words', options: { method: 'POST' } })
    expect(asked?.options?.body).toBe(JSON.stringify({ endpoint: ENDPOINT }))
  })

  test.each([
    ['nothing', () => Response.json({ notices: [] })],
    ['a page of a captive portal', () => new Response('<h1>Sign in to the network</h1>')],
    ['an error', () => Response.json({ status: 429 }, { status: 429 })],
    ['something else', () => Response.json({ notices: [{ title: 1 }] })],
    [
      'no answer at all',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('shows a plain sentence when the server has %s', async (_what, answer: () => Response) => {
    world.answer = answer
    await showPush()
    expect(shown).toMatchObject([FALLBACK])
  })

  test('shows it too when the answer does not come in a few seconds', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const done = showPush()
    await vi.advanceTimersByTimeAsync(6000)
    await done
    vi.useRealTimers()
    expect(shown).toMatchObject([FALLBACK])
  })
})

describe('a tapped notification', () => {
  const tap = (data: unknown) => {
    const close = vi.fn()
    return openNotified({ close, data }).then(() => expect(close).toHaveBeenCalled())
  }

  test('opens the page that it is about', async () => {
    open = [{ url: `${SHOP}/cart`, focus: () => Promise.resolve() }]
    await tap({ path: '/order/1' })
    expect(opened).toEqual(['/order/1'])
    await tap(null)
    expect(opened).toEqual(['/order/1', '/'])
  })

  test('focuses the window that already shows the page', async () => {
    const focus = vi.fn(() => Promise.resolve())
    open = [
      { url: `${SHOP}/`, focus: () => Promise.reject(new Error('the wrong window')) },
      { url: `${SHOP}/order/1`, focus },
    ]
    await tap({ path: '/order/1' })
    expect(focus).toHaveBeenCalledOnce()
    expect(opened).toEqual([])
  })
})
