import { afterEach, expect, it, vi } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that can be down: it answers each new stream at once, or refuses it. */
function streamServer() {
  const server = { isUp: true, opened: 0, cut: () => {} }
  class Stream extends EventTarget {
    onerror: (event: Event) => void = () => {}
    isClosed = false
    constructor() {
      super()
      server.opened += 1
      server.cut = () => this.onerror(new Event('error'))
      setTimeout(() => {
        if (this.isClosed) return
        if (!server.isUp) return server.cut()
        const message = { data: '{"clientId":"client1"}', lastEventId: 'client1' }
        this.dispatchEvent(Object.assign(new Event('PB_CONNECT'), message))
      })
    }
    close() {
      this.isClosed = true
    }
  }
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  return server
}

it('a cut stream is opened again with a backoff of up to 30 seconds', async () => {
  const device = startDevice()
  const { listen, client } = await device.open(async () => ({
    ...(await import('#data/server/realtime.ts')),
    ...(await import('#data/server/pocketbase.ts')),
  }))
  await client('guest')
  const server = streamServer()
  vi.useFakeTimers()
  const onListening = vi.fn<() => void>()
  const listening = listen('guest', { catalogue: () => {} }, onListening)
  await vi.advanceTimersByTimeAsync(100)
  const end = await listening
  expect(onListening).toHaveBeenCalledTimes(1)

  server.isUp = false
  server.opened = 0
  server.cut()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.opened).toBe(5) // after 1, 3, 7, 15 and 31 seconds
  await vi.advanceTimersByTimeAsync(120_000)
  expect(server.opened).toBe(9)

  server.isUp = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onListening).toHaveBeenCalledTimes(2)
  end?.()
})
