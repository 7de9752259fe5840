import type { ProblemCode, Result } from '#domain/base/problem.ts'

/** Refusals that already say what to do; the screen's own words would say less. */
const SPEAKING: readonly ProblemCode[] = [
  'unreachable',
  'tooManyRequests',
  'signInNeeded',
  'storageFull',
  'storageFailed',
]

/** A result whose refusal is told in the words that the specification has for the screen. */
export function problemFor<Value>(code: ProblemCode, result: Result<Value>): Result<Value> {
  if (result.ok || SPEAKING.includes(result.problem.code)) return result
  return { ok: false, problem: { ...result.problem, code } }
}
