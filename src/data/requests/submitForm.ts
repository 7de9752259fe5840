import { failed, type Result, type ProblemCode } from '#domain/base/problem.ts'
import type { Submitted } from '#data/outbox/enqueue.ts'
import type { OutboxKind } from '#domain/outbox/outbox.ts'

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

/** Sends a form through the outbox while the user waits. */
export async function submitForm(
  kind: OutboxKind,
  owner: string,
  payload: Record<string, unknown>,
): Promise<Result<Submitted>> {
  // Loaded on demand: reading a page does not need the outbox.
  const sending = await import('#data/outbox/sending/submit.lazy.ts').catch(() => undefined)
  return sending ? sending.enqueueAndDeliver(kind, owner, payload) : failed('storageFailed')
}
