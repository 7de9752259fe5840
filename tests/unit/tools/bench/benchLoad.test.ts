import { expect, onTestFinished, test } from 'vitest'
import { load, percentile } from '#tests/bench/load.ts'
import { serveLocally } from '#tests/harness/network/localServer.ts'

test.each([
  [50, 50],
  [95, 95],
  [99, 99],
  [100, 100],
])('%i per cent of a hundred times are at most the %ith', (share, time) => {
  const times = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(times, share)).toBe(time)
  expect(percentile([7], share)).toBe(7)
})

test('A refusal counts as failed, a 304 does not', async () => {
  const server = await serveLocally((request, response) =>
    response.writeHead(request.url === '/gone' ? 404 : 304).end(),
  )
  onTestFinished(server.stop)
  let asked = 0
  const next = () => ({ path: asked++ % 2 === 0 ? '/gone' : '/' })
  const measured = await load(server.url, { clients: 1, lengthMs: 50 }, next)
  expect(measured.answers).toBe(asked)
  expect(measured.failed).toBe(Math.ceil(asked / 2))
})
