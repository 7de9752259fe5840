import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useIncrementalList } from '#ui/state/useIncrementalList.ts'

const LENGTH = 500

function growing(subject = 'suits', step = 48) {
  return renderHook(
    (props) => useIncrementalList(LENGTH, props.subject, { step: props.step, autoLimit: 0 }),
    {
      wrapper: MemoryRouter,
      initialProps: { subject, step },
    },
  )
}

it('grows by one step at a time', () => {
  const list = growing()
  expect(list.result.current.shown).toBe(48)
  act(() => list.result.current.grow())
  expect(list.result.current.shown).toBe(96)
})

it('starts over with another list', () => {
  const list = growing('kurtas')
  act(() => list.result.current.grow())
  list.rerender({ subject: 'belts', step: 48 })
  expect(list.result.current.shown).toBe(48)
})

it('uses another step while it has not grown', () => {
  const list = growing('shirts')
  list.rerender({ subject: 'shirts', step: 12 })
  expect(list.result.current.shown).toBe(12)
  list.rerender({ subject: 'shirts', step: 48 })
  expect(list.result.current.shown).toBe(48)
})

it('never shrinks, whatever the step is', () => {
  const list = growing('coats', 12)
  for (let times = 0; times < 6; times += 1) act(() => list.result.current.grow())
  expect(list.result.current.shown).toBe(84)
  list.rerender({ subject: 'coats', step: 48 })
  expect(list.result.current.shown).toBe(84)
  list.rerender({ subject: 'coats', step: 12 })
  expect(list.result.current.shown).toBe(84)
})
