import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ServerStrip } from '#features/admin/ServerStrip.tsx'

function serverSays(status: number, body: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))
}

it('lists every problem of the server', async () => {
  const data = { reasons: ['disk', 'mail', 'other'] }
  serverSays(503, { status: 503, code: 'unhealthy', message: 'Two things.', data })
  render(<ServerStrip />)
  const strip = await screen.findByRole('alert')
  expect(strip.textContent).toContain('The disk of the server is full')
  expect(strip.textContent).toContain('Mails have been waiting to leave')
  expect(strip.textContent).not.toContain('backup')
})

it.each([
  [200, { code: 200, data: {} }],
  [502, {}],
])('shows nothing when the server answers %i', async (status, body) => {
  const asked = vi.fn(() => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', asked)
  render(<ServerStrip />)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await asked.mock.results[0]?.value
  expect(screen.queryByRole('alert')).toBeNull()
})
