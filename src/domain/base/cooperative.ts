/** Work that pauses now and then, so that whoever does it can let others have a turn. */
export type Cooperative<Result> = Generator<undefined, Result, undefined>

/** Does the work without a pause. */
export function runToEnd<Result>(work: Cooperative<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
