import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSlicedRender } from '#features/catalogue/grid/useSlicedRender.ts'

function rows(...numbers: number[]) {
  return numbers.map((number) => ({ id: String(number) }))
}

function shown(hook: { result: { current: readonly { id: string }[] } }): string {
  return hook.result.current.map(({ id }) => id).join(' ')
}

it('shows at once what a page begins with', () => {
  const many = rows(...Array(30).keys())
  expect(renderHook(() => useSlicedRender(many)).result.current).toEqual(many)
})

it('brings other cards a few at a time, in their order', async () => {
  const hook = renderHook(useSlicedRender, { initialProps: rows(1, 2, 3) })
  hook.rerender(rows(11, 12, 13, 14, 15, 16))
  expect(shown(hook)).toBe('11 12')
  await waitFor(() => expect(shown(hook)).toBe('11 12 13 14 15 16'))
})

it('leaves cards that are still asked for where they are', () => {
  const hook = renderHook(useSlicedRender, { initialProps: rows(1, 2, 3, 4, 5, 6, 7, 8) })
  hook.rerender(rows(1, 3, 5, 6, 7, 8, 9))
  expect(shown(hook)).toBe('1 3 5 6 7 8 9')
})

it('counts a card that changes places as one that is made anew', async () => {
  const hook = renderHook(useSlicedRender, { initialProps: rows(1, 2, 3, 4, 5, 6) })
  hook.rerender(rows(6, 5, 4, 3, 2, 1))
  expect(shown(hook)).toBe('6 5 4')
  await waitFor(() => expect(shown(hook)).toBe('6 5 4 3 2 1'))
})
