/** Long work that yields regularly, so that its runner can give the main thread back in between. */
export type Cooperative<Result> = Generator<undefined, Result, undefined>

/** Runs the work to its end without a pause. */
export function runToEnd<Result>(work: Cooperative<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
