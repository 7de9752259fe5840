import type { Cooperative } from '#domain/base/cooperative.ts'

/** Longest stretch of work; typing and scrolling come in between. */
const STRETCH_MS = 8

/** Goes on with the work for one stretch; the last step says whether it is done. */
export function runSlice<Result>(work: Cooperative<Result>): IteratorResult<void, Result> {
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
export function runInSlices<Result>(
  work: Cooperative<Result>,
  soon: (next: () => void) => void,
  done: (result: Result) => void,
): () => void {
  let stopped = false
  function goOn() {
    if (stopped) return
    const step = runSlice(work)
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
export function onIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 100 })
  else setTimeout(work, 10)
}
