/** Work that pauses now and then, so that whoever does it can let others have a turn. */
export type Paused<Result> = Generator<undefined, Result, undefined>

/** Does the work without a pause. */
export function finish<Result>(work: Paused<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
