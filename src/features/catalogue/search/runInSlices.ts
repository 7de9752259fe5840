import type { Cooperative } from '#domain/search/cooperative.ts'

/** Longest slice of work; typing and scrolling are handled between slices. */
const SLICE_MS = 8

/** Runs one slice of the work; returns the last step, which says whether it is done. */
export function runSlice<Result>(work: Cooperative<Result>): IteratorResult<void, Result> {
  const until = performance.now() + SLICE_MS
  let step = work.next()
  while (!step.done && performance.now() < until) step = work.next()
  return step
}

/**
 * Runs work in slices.
 * @param schedule schedules the next slice
 * @returns stops it
 */
export function runInSlices<Result>(
  work: Cooperative<Result>,
  schedule: (next: () => void) => void,
  done: (result: Result) => void,
): () => void {
  let stopped = false
  function continueWork() {
    if (stopped) return
    const step = runSlice(work)
    if (step.done) done(step.value)
    else schedule(continueWork)
  }
  schedule(continueWork)
  return () => {
    stopped = true
  }
}

/** Schedules a task after those already queued. */
export function nextTask(work: () => void): void {
  setTimeout(work)
}

/** When idle, with a timeout. */
export function onIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 100 })
  else setTimeout(work, 10)
}
