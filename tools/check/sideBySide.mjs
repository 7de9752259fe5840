import { WAITS_FOR } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * @template Result
 * @typedef {{ step: Step, result: Result, tookMs: number }} Done
 */

/**
 * Runs steps in their order, at most `limit` at a time, each after the phases that it waits for. No
 * step begins once a static check has failed.
 * @template {{ failed: number }} Result
 * @param {readonly Step[]} steps
 * @param {number} limit
 * @param {(step: Step) => Promise<Result>} run
 * @param {(done: Done<Result>) => void} onDone called at the end of each step
 * @returns {Promise<Done<Result>[]>} the steps that ran
 */
export async function runSideBySide(steps, limit, run, onDone) {
  const waiting = [...steps]
  /** @type {{ step: Step, ended: Promise<void> }[]} */
  const begun = []
  /** @type {Done<Result>[]} */
  const done = []

  const runOne = async (/** @type {Step} */ step) => {
    const before = WAITS_FOR[step.phase]
    const awaited = begun.filter((one) => before.includes(one.step.phase))
    await Promise.all(awaited.map(({ ended }) => ended))
    if (done.some((one) => one.step.phase === 'static' && one.result.failed > 0)) return
    const startedAt = performance.now()
    const result = await run(step)
    const one = { step, result, tookMs: performance.now() - startedAt }
    done.push(one)
    onDone(one)
  }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const ended = runOne(next)
      begun.push({ step: next, ended })
      await ended
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  return done
}
