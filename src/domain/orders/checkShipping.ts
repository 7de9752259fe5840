import { DEFAULT_COUNTRY_CODE, looksNorthAmerican, parsePhone } from '#domain/base/phone.ts'
import type { RefusalCode, RefusedFields } from '#domain/base/refusal.ts'
import { isEmail } from '#domain/base/text.ts'
import { COUNTRY_CODES, countryNamed, hasPostalCodes, offeredCode } from './countries.ts'
import { INDIA, SHIPPING_FIELDS, type Shipping, type ShippingField } from './shipping.ts'

const MAX_LENGTHS: Record<ShippingField, number> = {
  firstName: 80,
  lastName: 80,
  email: 200,
  countryCode: 5,
  phone: 24,
  address: 400,
  city: 100,
  state: 100,
  zipCode: 16,
  country: 80,
}

/** The problems of a shipping form by field; empty when valid. Runs on both device and server. */
export function checkShipping(shipping: Shipping): RefusedFields<ShippingField> {
  const problems: RefusedFields<ShippingField> = {}
  for (const field of SHIPPING_FIELDS) {
    const problem = checkField(field, shipping)
    if (problem) problems[field] = problem
  }
  return problems
}

function checkField(field: ShippingField, shipping: Shipping): RefusalCode | undefined {
  const value = shipping[field].trim()
  if (value === '') return isOptional(field, shipping) ? undefined : 'required'
  if (value.length > MAX_LENGTHS[field]) return 'tooLong'
  if (field === 'email' && !isEmail(value)) return 'emailInvalid'
  if (field === 'countryCode' && !COUNTRY_CODES.some(({ code }) => code === value))
    return 'required'
  if (field === 'phone' && isWrittenAbroad(value, shipping)) return 'phoneCodeMissing'
  if (field === 'phone' && !isPhone(value, shipping.countryCode)) return 'phoneInvalid'
  if (field === 'zipCode' && !isPostCode(value, shipping.country)) return 'pinInvalid'
  return undefined
}

/** Whether a field may stay empty: the postal code of a country that has none. */
export function isOptional(field: ShippingField, { country }: Shipping): boolean {
  return field === 'zipCode' && !hasPostalCodes(country)
}

/** Whether a North American number was typed with the Indian code that the form starts with. */
function isWrittenAbroad(phone: string, { countryCode }: Shipping): boolean {
  return countryCode === DEFAULT_COUNTRY_CODE && looksNorthAmerican(phone)
}

/** A number that takes messages: in India a mobile one. */
function isPhone(phone: string, countryCode: string): boolean {
  const parsed = parsePhone(phone, countryCode)
  return parsed !== undefined && (!parsed.startsWith('+91') || /^\+91[6-9]/.test(parsed))
}

/** An Indian PIN has six digits and does not start with 0; foreign codes are not checked. */
function isPostCode(code: string, country: string): boolean {
  if (!isIndia(country)) return true
  return /^[1-9]\d{2} ?\d{3}$/.test(code)
}

function isIndia(country: string): boolean {
  return countryNamed(country) === INDIA
}

/** Whether the pieces leave India. An address without a country, as older orders have, does not. */
export function shipsAbroad({ country }: Pick<Shipping, 'country'>): boolean {
  return country.trim() !== '' && !isIndia(country)
}

/**
 * The address with another country. Its calling code is set too, unless a number was typed or
 * another code was chosen.
 */
export function withCountry(shipping: Shipping, country: string): Shipping {
  const codeOf = (name: string) => offeredCode(name) ?? DEFAULT_COUNTRY_CODE
  const follows = shipping.phone.trim() === '' && shipping.countryCode === codeOf(shipping.country)
  return { ...shipping, country, ...(follows && { countryCode: codeOf(country) }) }
}

/** Whether to ask for a PIN: in India, or, while no country is given, with the dialling code +91. */
export function asksForPin({ country, countryCode }: Shipping): boolean {
  return country.trim() === '' ? countryCode === DEFAULT_COUNTRY_CODE : isIndia(country)
}
