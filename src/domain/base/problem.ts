import type { PriceChange, RefusalCode } from './refusal.ts'

/**
 * Everything that can be expected to go wrong: what the server refuses, and what goes wrong on the
 * device. `src/copy/base/notices.ts` has a sentence for each.
 */
export type ProblemCode =
  | RefusalCode
  // the specification's error catalogue
  | 'measurementsNeedLogin'
  | 'newsletterInvalid'
  | 'newsletterFailed'
  | 'appointmentFailed'
  | 'passwordMismatch'
  | 'signupFailed'
  | 'resetFailed'
  | 'orderFailed'
  | 'tailoringFailed'
  | 'cartNeedsLogin'
  | 'adminFieldsMissing'
  | 'adminLoginFailed'
  | 'productsLoadFailed'
  | 'productDeleteFailed'
  // not in the specification
  | 'accountDeleted'
  | 'productGone'
  | 'cartFull'
  | 'cutAlready'
  | 'sentAlready'
  | 'signInEnded'
  | 'unreachable'
  | 'storageFull'
  | 'storageFailed'
  | 'numberInvalid'
  | 'imageInvalid'
  | 'materialUnknown'
  | 'occasionUnknown'
  | 'offerUnknown'
  | 'pushBlocked'
  | 'pushUnavailable'

/** Why a field was refused, by field name. */
export type FieldProblems<Field extends string = string> = Partial<Record<Field, ProblemCode>>

export type Problem = {
  code: ProblemCode
  fields?: FieldProblems
  changes?: PriceChange[]
  /** The server's Retry-After, in milliseconds. */
  retryAfterMs?: number
}

/** An expected failure is a value, never an exception. */
export type Result<Value, Failure = Problem> =
  | { ok: true; value: Value }
  | { ok: false; problem: Failure }

/** A success as a `Result`. */
export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** A failure as a `Result`. */
export function failed(code: ProblemCode, more: Omit<Problem, 'code'> = {}) {
  return { ok: false, problem: { code, ...more } satisfies Problem } as const
}
