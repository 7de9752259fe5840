import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { load, percentile } from '#tests/bench/load.ts'

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
  const server = createServer((request, response) =>
    response.writeHead(request.url === '/gone' ? 404 : 304).end(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  let asked = 0
  const next = () => ({ path: asked++ % 2 === 0 ? '/gone' : '/' })
  const measured = await load(
    `http://127.0.0.1:${address.port}`,
    { clients: 1, lengthMs: 50 },
    next,
  )
  expect(measured.answers).toBe(asked)
  expect(measured.failed).toBe(Math.ceil(asked / 2))
})
