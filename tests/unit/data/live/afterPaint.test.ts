import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from '#data/live/afterPaint.ts'
import { deferSubscription } from '#data/live/deferSubscription.ts'
import { createStore } from '#data/live/store.ts'

/** The callbacks of the next frame; a hidden page has none. */
const frames = new Map<number, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  let count = 0
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frames.set(++count, callback)
    return count
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  frames.clear()
})

function paint() {
  const due = [...frames.values()]
  frames.clear()
  for (const callback of due) callback()
}

it('runs once, in a task of its own after the frame', () => {
  const work = vi.fn()
  afterPaint(work)
  paint()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

it('does not wait for a frame that a hidden page never paints, and then runs once', () => {
  const work = vi.fn()
  afterPaint(work)
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
  paint()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

it.each([
  ['before the frame', () => undefined],
  ['between the frame and the task', paint],
])('does not run when it is cancelled %s', (_when, before) => {
  const work = vi.fn()
  const cancel = afterPaint(work)
  before()
  cancel()
  paint()
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})

/** A live value whose source counts its subscribers. */
function counted(known?: string) {
  const store = createStore<string | undefined>(known)
  const subscribe = vi.fn(store.subscribe)
  return { ...store, subscribe }
}

it('a value is subscribed after the frame, and not at all once it is left', () => {
  const live = counted()
  const leave = deferSubscription(live, afterPaint).subscribe(() => undefined)
  expect(live.subscribe).not.toHaveBeenCalled()
  leave()
  paint()
  vi.runAllTimers()
  expect(live.subscribe).not.toHaveBeenCalled()
  deferSubscription(live, afterPaint).subscribe(() => undefined)
  paint()
  vi.runAllTimers()
  expect(live.subscribe).toHaveBeenCalledOnce()
})

it('a known value is subscribed at once, because it may be out of date', () => {
  const live = counted('known')
  deferSubscription(live, afterPaint).subscribe(() => undefined)
  expect(live.subscribe).toHaveBeenCalledOnce()
})
