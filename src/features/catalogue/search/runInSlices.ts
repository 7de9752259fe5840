import type { Paused } from '#domain/base/cooperative.ts'

/** Longest stretch of work; typing and scrolling come in between. */
const STRETCH_MS = 8

/** Goes on with the work for one stretch; the last step says whether it is done. */
export function stretch<Result>(work: Paused<Result>): IteratorResult<void, Result> {
  const until = performance.now() + STRETCH_MS
  let step = work.next()
  while (!step.done && performance.now() < until) step = work.next()
  return step
}

/**
 * Does work stretch by stretch.
 * @param soon when the next stretch comes
 * @returns stops it
 */
export function inStretches<Result>(
  work: Paused<Result>,
  soon: (next: () => void) => void,
  done: (result: Result) => void,
): () => void {
  let stopped = false
  function goOn() {
    if (stopped) return
    const step = stretch(work)
    if (step.done) done(step.value)
    else soon(goOn)
  }
  soon(goOn)
  return () => {
    stopped = true
  }
}

/** After what waits already. */
export function nextTask(work: () => void): void {
  setTimeout(work)
}

/** In a quiet moment, but not never. */
export function quietMoment(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 100 })
  else setTimeout(work, 10)
}
