import type { Problem, ProblemCode, Result } from '#domain/base/problem.ts'
import { REFUSAL_CODES } from '#domain/base/refusal.ts'
import { parseRefusal, type ParsedRefusal } from '#data/parse/parseRefusal.ts'

/**
 * A failed request; `status` is 0 when there was no response. `refusal` is missing when the response
 * was not one of the shop's server.
 */
export type Failure = { status: number; refusal?: ParsedRefusal; problem: Problem }

const CODE_BY_STATUS: Record<number, ProblemCode> = {
  401: 'signInNeeded',
  404: 'notFound',
  413: 'tooLong',
  429: 'tooManyRequests',
}

/**
 * A request without a response from the shop's server: no network, a timeout, or something else
 * answered (a captive portal, say).
 */
export const NO_RESPONSE: Failure = { status: 0, problem: { code: 'unreachable' } }

/** Maps an error response to a failure; `retryAfterMs` comes from its `Retry-After` header. */
export function failureOf(status: number, body: unknown, retryAfterMs?: number): Failure {
  const parsed = parseRefusal(body)
  const refusal = parsed.ok ? parsed.value : undefined
  const problem = problemOf(status, refusal)
  if (retryAfterMs !== undefined) problem.retryAfterMs = retryAfterMs
  return refusal ? { status, refusal, problem } : { status, problem }
}

function problemOf(status: number, refusal: ParsedRefusal | undefined): Problem {
  if (status === 0 || status >= 500) return { ...NO_RESPONSE.problem }
  const own = REFUSAL_CODES.find((code) => code === refusal?.code)
  const problem: Problem = { code: own ?? CODE_BY_STATUS[status] ?? 'refused' }
  const { fields = {}, changes = [] } = refusal ?? {}
  if (Object.keys(fields).length > 0) problem.fields = fields
  if (changes.length > 0) problem.changes = changes
  return problem
}

/** The same result with only the user-facing problem of the failure. */
export function toUserResult<Value>(result: Result<Value, Failure>): Result<Value> {
  return result.ok ? result : { ok: false, problem: result.problem.problem }
}

/**
 * The delay that a `Retry-After` header asks for, in milliseconds; it holds seconds or a date (RFC
 * 9110, section 10.2.3).
 */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const until = Date.parse(header)
  return Number.isNaN(until) ? undefined : Math.max(0, until - nowMs)
}
