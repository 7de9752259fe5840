import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip } from '#ui/notices/Tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <Tooltip text="Back">
        <button>one</button>
      </Tooltip>
      <Tooltip text="Home">
        <button>two</button>
      </Tooltip>
    </>,
  )
  wait(1000)
})

afterEach(() => vi.useRealTimers())

function wait(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

function enter(name: string) {
  fireEvent.pointerEnter(screen.getByText(name), { pointerType: 'mouse' })
  fireEvent.pointerOver(screen.getByText(name), { pointerType: 'mouse' })
}

function leave(name: string) {
  fireEvent.pointerOut(screen.getByText(name), { pointerType: 'mouse' })
}

function tip() {
  return screen.queryByRole('tooltip')?.textContent
}

it('labels an icon after hovering for 700 ms, and no sooner', () => {
  enter('one')
  wait(699)
  expect(tip()).toBeUndefined()
  wait(1)
  expect(tip()).toBe('Back')
  leave('one')
  expect(tip()).toBeUndefined()
})

it('labels the next icon at once within 300 ms, and after that waits again', () => {
  enter('one')
  wait(700)
  leave('one')
  wait(299)
  enter('two')
  expect(tip()).toBe('Home')
  leave('two')
  wait(300)
  enter('one')
  expect(tip()).toBeUndefined()
})

it('closes with Escape', () => {
  enter('one')
  wait(700)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(tip()).toBeUndefined()
})
