import { fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { Link, type LinkProps } from '#ui/parts/Link.tsx'

function Place() {
  const { pathname, search, ...place } = useLocation()
  const state: unknown = place.state
  return <output>{pathname + search + JSON.stringify(state)}</output>
}

function show(props: LinkProps) {
  render(
    <BrowserRouter>
      <Link {...props}>Next</Link>
      <Place />
    </BrowserRouter>,
  )
  return screen.getByRole('link')
}

const place = () => screen.getByRole('status').textContent

beforeEach(() => history.replaceState(null, '', '/open'))

it('opens its page without a load, and adds it to the history', () => {
  const before = history.length
  fireEvent.click(show({ to: '/next?page=2', state: { from: 'here' } }))
  expect(place()).toBe('/next?page=2{"from":"here"}')
  expect(history.length).toBe(before + 1)
})

it.each([
  ['to the open page', { to: '/open' }],
  ['that replaces', { to: '/next', replace: true }],
] as const)('a link %s adds no entry to the history', (_what, props) => {
  const before = history.length
  fireEvent.click(show(props))
  expect(location.pathname).toBe(props.to)
  expect(history.length).toBe(before)
})

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is the browser’s', (how) => {
  const link = show({ to: '/next' })
  expect(fireEvent.click(link, how)).toBe(true)
  expect(place()).toBe('/opennull')
})

it('does nothing if the click was already handled', () => {
  fireEvent.click(show({ to: '/next', onClick: (event) => event.preventDefault() }))
  expect(place()).toBe('/opennull')
})
