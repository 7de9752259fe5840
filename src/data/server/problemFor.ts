import type { ProblemCode, Result } from '#domain/base/problem.ts'

/** Problems whose own message already says what to do; the screen's message would say less. */
const SPEAKING: readonly ProblemCode[] = [
  'unreachable',
  'tooManyRequests',
  'signInNeeded',
  'storageFull',
  'storageFailed',
]

/**
 * Replaces a failed result's problem code with the one whose message the specification gives for
 * the screen.
 */
export function problemFor<Value>(code: ProblemCode, result: Result<Value>): Result<Value> {
  if (result.ok || SPEAKING.includes(result.problem.code)) return result
  return { ok: false, problem: { ...result.problem, code } }
}
