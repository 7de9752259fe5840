/** Everything that can be expected to go wrong. `src/copy/base/messages.ts` has a sentence for each. */
export type ProblemCode =
  // the error catalogue of the specification, section 8
  | 'measurementsNeedLogin'
  | 'newsletterInvalid'
  | 'newsletterFailed'
  | 'appointmentFailed'
  | 'loginFailed'
  | 'passwordMismatch'
  | 'signupFailed'
  | 'resetFailed'
  | 'cartEmpty'
  | 'paymentMethodMissing'
  | 'orderFailed'
  | 'tailoringFailed'
  | 'cartNeedsLogin'
  | 'adminFieldsMissing'
  | 'adminLoginFailed'
  | 'productsLoadFailed'
  | 'productSaveFailed'
  | 'productDeleteFailed'
  // not in the specification
  | 'pricesChanged'
  | 'productGone'
  | 'materialNotOffered'
  | 'cartFull'
  | 'orderRefused'
  | 'illegalMove'
  | 'newerVersion'
  | 'tooManyRequests'
  | 'signInNeeded'
  | 'unreachable'
  | 'refused'
  | 'notFound'
  | 'storageFull'
  | 'storageFailed'
  | 'resetLinkExpired'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordCommon'
  | 'required'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'pinInvalid'
  | 'tooLong'
  | 'numberInvalid'
  | 'priceInvalid'
  | 'pictureRefused'
  | 'imageInvalid'
  | 'materialUnknown'
  | 'orderCodeUnknown'

/** Why a field was refused, by field name. */
export type FieldProblems<Field extends string = string> = Partial<Record<Field, ProblemCode>>

/** A product line whose price is no longer what the shopper saw; `now` is missing when it is gone. */
export type PriceChange = { product: string; name: string; was: number; now?: number }

export type Problem = {
  code: ProblemCode
  fields?: FieldProblems
  changes?: PriceChange[]
  /** The server's Retry-After, in milliseconds. */
  retryAfterMs?: number
}

/** An expected failure is a value, never an exception. */
export type Result<Value, Failure = Problem> =
  { ok: true; value: Value } | { ok: false; problem: Failure }

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function failed(code: ProblemCode, more: Omit<Problem, 'code'> = {}) {
  return { ok: false, problem: { code, ...more } satisfies Problem } as const
}
