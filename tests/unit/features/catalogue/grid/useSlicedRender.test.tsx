import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSlicedRender } from '#features/catalogue/grid/useSlicedRender.ts'

function rows(...numbers: number[]) {
  return numbers.map((number) => ({ id: String(number) }))
}

function shown(hook: { result: { current: readonly { id: string }[] } }): string {
  return hook.result.current.map(({ id }) => id).join(' ')
}

it('renders the first cards at once', () => {
  const many = rows(...Array(30).keys())
  expect(renderHook(() => useSlicedRender(many)).result.current).toEqual(many)
})

it('renders further cards a few at a time, in order', async () => {
  const hook = renderHook(useSlicedRender, { initialProps: rows(1, 2, 3) })
  hook.rerender(rows(11, 12, 13, 14, 15, 16))
  expect(shown(hook)).toBe('11 12')
  await waitFor(() => expect(shown(hook)).toBe('11 12 13 14 15 16'))
})

it('keeps cards that are still requested', () => {
  const hook = renderHook(useSlicedRender, { initialProps: rows(1, 2, 3, 4, 5, 6, 7, 8) })
  hook.rerender(rows(1, 3, 5, 6, 7, 8, 9))
  expect(shown(hook)).toBe('1 3 5 6 7 8 9')
})

it('counts a card that moves as newly rendered', async () => {
  const hook = renderHook(useSlicedRender, { initialProps: rows(1, 2, 3, 4, 5, 6) })
  hook.rerender(rows(6, 5, 4, 3, 2, 1))
  expect(shown(hook)).toBe('6 5 4')
  await waitFor(() => expect(shown(hook)).toBe('6 5 4 3 2 1'))
})
