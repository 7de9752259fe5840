import type { HealthReport, UNHEALTHY } from './health.ts'
import type { Offer } from './offer.ts'

/**
 * The problem codes that the server answers with, for a request or for one of its fields. The phone
 * accepts exactly these; it classifies any other answer by its status.
 */
export const REFUSAL_CODES = [
  'addressesFull',
  'advanceTaxed',
  'alreadyIssued',
  'amountInvalid',
  'cartEmpty',
  'discountTooLarge',
  'documentNewer',
  'emailInvalid',
  'fittingExists',
  'fittingsClosed',
  'gstinInvalid',
  'illegalMove',
  'loginFailed',
  'materialNotOffered',
  'newerVersion',
  'noFreeSlot',
  'notFound',
  'orderCodeUnknown',
  'orderRefused',
  'overpaid',
  'passwordCommon',
  'passwordTooLong',
  'passwordTooShort',
  'paymentMethodMissing',
  'phoneInvalid',
  'phoneCodeMissing',
  'pictureRefused',
  'pinInvalid',
  'placeDiffers',
  'placeholderUnknown',
  'priceInvalid',
  'pricesChanged',
  'productSaveFailed',
  'rateMissing',
  'rateUnclear',
  'referenceInvalid',
  'refundTooLarge',
  'refused',
  'registrationMissing',
  'remindedLately',
  'required',
  'resetLinkExpired',
  'setsFull',
  'signInNeeded',
  'tooLong',
  'tooManyRequests',
  'upiIdInvalid',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Why the server refused a field, by field name. */
export type RefusedFields<Field extends string = string> = Partial<Record<Field, RefusalCode>>

/**
 * A product line that no longer costs what the shopper saw; `now` is missing when it is gone.
 * `offer` is the offer that applies now, `lost` the one that the shopper saw and no longer gets.
 */
export type PriceChange = {
  product: string
  name: string
  was: number
  now?: number
  offer?: Offer
  lost?: Offer
}

/** The data that accompanies a refusal's code. */
export type RefusalData = {
  fields?: RefusedFields
  /** Of `pricesChanged`. */
  changes?: PriceChange[]
  /** The stored record that is newer than the edited one. */
  record?: object
  /** The status of an order that cannot move to the wanted one. */
  from?: string
  to?: string
  /** The one of many records that was refused. */
  id?: string
  /** The same as the header `Retry-After`, to the millisecond. */
  retryAfterMs?: number
}

/** An error response of the shop's server: a code of the shop, its sentence, and its data. */
export type Refusal = {
  status: number
  code: RefusalCode
  message: string
  data: RefusalData
}

/** The answer while the server cannot store anything, or its health check finds something wrong. */
export type Outage = {
  status: 503
  message: string
} & (
  | { code: 'unavailable'; data: Record<string, never> }
  | { code: typeof UNHEALTHY; data: HealthReport }
)
