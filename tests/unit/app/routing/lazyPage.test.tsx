import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, type FunctionComponent } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPage } from '#app/routing/lazyPage.tsx'
import { markReachable, markUnreachable } from '#data/server/connection.ts'

function Fitting() {
  return <h1>The fitting room</h1>
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page that fails to load the first times. */
function show(failures = 1) {
  let tries = 0
  const Page = lazyPage((): Promise<FunctionComponent> => {
    tries += 1
    if (tries <= failures) return Promise.reject(new TypeError('no such part'))
    return Promise.resolve(Fitting)
  })
  render(
    <MemoryRouter>
      <Suspense fallback="coming">
        <Page />
      </Suspense>
    </MemoryRouter>,
  )
}

it('says that a page could not be loaded, and loads it on retry', async () => {
  show()
  expect(await screen.findByRole('heading', { name: 'This page needs a connection' })).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'The fitting room' })).toBeTruthy()
})

it('marks the document while a page is loading', async () => {
  show()
  expect(document.documentElement.dataset).toHaveProperty('coming')
  await screen.findByRole('alert')
  expect(document.documentElement.dataset).not.toHaveProperty('coming')
})

it('loads the page without a tap when the shop is reachable again', async () => {
  markUnreachable()
  show()
  await screen.findByRole('alert')
  markReachable()
  expect(await screen.findByRole('heading', { name: 'The fitting room' })).toBeTruthy()
})

it.each([
  ['reloads into the deployed version when the shop answers and the page is gone', true],
  ['does not reload, which would leave nothing, when the shop does not answer', false],
])('a tap on “Try again” %s', async (_what, answers) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const health = vi.fn(() =>
    answers
      ? Promise.resolve(Response.json({ code: 200, message: '', data: {} }))
      : Promise.reject(new TypeError('Failed to fetch')),
  )
  vi.stubGlobal('fetch', health)
  show(Infinity)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(health).toHaveBeenCalled())
  await vi.waitFor(() => expect(document.documentElement.dataset).not.toHaveProperty('coming'))
  expect(reload).toHaveBeenCalledTimes(answers ? 1 : 0)
})
