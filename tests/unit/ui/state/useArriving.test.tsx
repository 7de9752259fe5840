import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useArriving } from '#ui/state/useArriving.ts'

const HEIGHTS = { estimated: 600, real: 800 }
const NAMES = ['one', 'two', 'three', 'four', 'five']

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Page() {
  return (
    <div {...useArriving()}>
      {NAMES.map((name) => (
        <section key={name}>{name}</section>
      ))}
    </div>
  )
}

function heightOf({ style }: HTMLElement): number {
  return style.contentVisibility === 'visible' ? HEIGHTS.real : HEIGHTS.estimated
}

/** The page as the server sends it, read at `scrollY`, once React has hydrated it. */
function hydrate(scrollY: number) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Page />)
  document.body.append(container)
  const sections = [...container.querySelectorAll('section')]
  const box = container.firstElementChild
  let top = -scrollY
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const upTo = sections.slice(0, sections.findIndex((section) => section === this) + 1)
    const bottom = upTo.reduce((sum, section) => sum + heightOf(section), top)
    return new DOMRect(0, bottom)
  })
  vi.stubGlobal('scrollBy', (_: number, down: number) => (top -= down))
  act(() => void render(<Page />, { container, hydrate: true }))
  return { box, sections, scrolledTo: () => -top }
}

it('lays out the sections of a served page a few at a time, and what is in view stays there', async () => {
  const page = hydrate(2 * HEIGHTS.estimated + 100)
  expect(page.box?.hasAttribute('data-arriving')).toBe(true)
  const laidOut = () => page.sections.filter((section) => heightOf(section) === HEIGHTS.real).length
  await expect.poll(laidOut, { interval: 1 }).toBe(3)
  await expect.poll(() => page.box?.hasAttribute('data-arriving')).toBe(false)
  // From then on the page's own styles say what is laid out.
  expect(laidOut()).toBe(0)
  expect(page.scrolledTo()).toBe(2 * HEIGHTS.real + 100)
})

it('leaves a page that the browser renders as it is', () => {
  const { container } = render(<Page />)
  expect(container.querySelector('[data-arriving]')).toBeNull()
})
