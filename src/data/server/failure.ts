import {
  done,
  type FieldProblems,
  type PriceChange,
  type Problem,
  type ProblemCode,
  type Result,
} from '#domain/base/problem.ts'
import { isFields, fieldReader, type Parsed } from '#domain/base/parse.ts'

/** A failed request; `status` is 0 when there was no response. */
export type Failure = { status: number; body: unknown; problem: Problem }

/** The problem codes that the server may send; anything else is classified by its status. */
const SERVER_CODES = [
  'cartEmpty',
  'illegalMove',
  'loginFailed',
  'materialNotOffered',
  'newerVersion',
  'newsletterInvalid',
  'notFound',
  'orderRefused',
  'passwordCommon',
  'passwordTooLong',
  'passwordTooShort',
  'pricesChanged',
  'productGone',
  'refused',
  'resetLinkExpired',
  'signInNeeded',
  'tooManyRequests',
  'required',
  'emailInvalid',
  'paymentMethodMissing',
  'phoneInvalid',
  'pinInvalid',
  'tooLong',
  'numberInvalid',
  'orderCodeUnknown',
] as const satisfies readonly ProblemCode[]

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
export const NO_ANSWER: Failure = { status: 0, body: undefined, problem: { code: 'unreachable' } }

/** Maps an error response to a failure; `retryAfterMs` comes from its `Retry-After` header. */
export function failureOf(status: number, body: unknown, retryAfterMs?: number): Failure {
  if (status === 0 || status >= 500) {
    const wait = retryAfterMs === undefined ? {} : { retryAfterMs }
    return { status, body, problem: { ...NO_ANSWER.problem, ...wait } }
  }
  const answer = isFields(body) ? body : {}
  const data = isFields(answer['data']) ? answer['data'] : {}
  const own = SERVER_CODES.find((code) => code === answer['code'])
  const fields = own ? readFieldProblems(data['fields']) : invalidFields(data)
  const changes = fieldReader(data).readable('changes', readPriceChange)
  const problem: Problem = { code: own ?? CODE_BY_STATUS[status] ?? 'refused' }
  if (Object.keys(fields).length > 0) problem.fields = fields
  if (changes.length > 0) problem.changes = changes
  if (retryAfterMs !== undefined) problem.retryAfterMs = retryAfterMs
  return { status, body, problem }
}

/**
 * PocketBase's own validation errors give a code per field; we only report that the field was
 * refused.
 */
function invalidFields(data: Record<string, unknown>): FieldProblems {
  const named = Object.entries(data).filter(([, reason]) => isFields(reason) && reason['code'])
  return Object.fromEntries(named.map(([field]) => [field, 'refused']))
}

function readFieldProblems(wire: unknown): FieldProblems {
  const problems: FieldProblems = {}
  for (const [field, code] of Object.entries(isFields(wire) ? wire : {})) {
    problems[field] = SERVER_CODES.find((known) => known === code) ?? 'refused'
  }
  return problems
}

function readPriceChange(wire: unknown): Parsed<PriceChange> {
  const from = fieldReader(wire)
  const change: PriceChange = {
    product: from.text('product'),
    name: from.text('name'),
    was: from.number('was'),
  }
  const now = from.optional('now', (value) =>
    typeof value === 'number' ? done(value) : { ok: false, problem: 'not a number' },
  )
  return from.finish(now === undefined ? change : { ...change, now })
}

/** The same result with only the user-facing problem of the failure. */
export function toUserResult<Value>(result: Result<Value, Failure>): Result<Value> {
  return result.ok ? result : { ok: false, problem: result.problem.problem }
}
