import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, type FunctionComponent } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { onDemand } from '#app/routing/onDemand.tsx'
import { markReachable, markUnreachable } from '#data/server/connection.ts'

function Fitting() {
  return <h1>The fitting room</h1>
}

/** A page that does not come the first time it is fetched. */
function show() {
  let tries = 0
  const Page = onDemand((): Promise<FunctionComponent> => {
    tries += 1
    return tries === 1 ? Promise.reject(new TypeError('no such part')) : Promise.resolve(Fitting)
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
