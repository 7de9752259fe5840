import {
  DEFAULT_COUNTRY_CODE,
  formatPhone,
  parsePhone,
  splitPhone,
  type E164,
} from '#domain/base/phone.ts'
import { COUNTRY_CODES, countryNamed, hasPostalCodes, INDIA, offeredCode } from './countries.ts'
import { isEmail } from '#domain/base/text.ts'
import type { RefusalCode, RefusedFields } from '#domain/base/refusal.ts'

/** In the order of the form. */
export const SHIPPING_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'country',
  'countryCode',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
] as const

export type ShippingField = (typeof SHIPPING_FIELDS)[number]

/** Name, address and contact; `phone` is the WhatsApp number without its country code. */
export type Shipping = Record<ShippingField, string>

export const EMPTY_SHIPPING: Shipping = {
  firstName: '',
  lastName: '',
  email: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  phone: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
}

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
  if (field === 'phone' && !isPhone(value, shipping.countryCode)) return 'phoneInvalid'
  if (field === 'zipCode' && !isPostCode(value, shipping.country)) return 'pinInvalid'
  return undefined
}

/** Whether a field may stay empty: the postal code of a country that has none. */
export function isOptional(field: ShippingField, { country }: Shipping): boolean {
  return field === 'zipCode' && !hasPostalCodes(country)
}

/** A number that takes messages: in India a mobile one. */
function isPhone(phone: string, countryCode: string): boolean {
  const parsed = parsePhone(phone, countryCode)
  return parsed !== undefined && (!parsed.startsWith('+91') || /^\+91[6-9]/.test(parsed))
}

/** The customer's number; undefined when an older version stored one that cannot be dialled. */
export function shippingPhone({ phone, countryCode }: Shipping): E164 | undefined {
  return parsePhone(phone, countryCode)
}

/** The customer's number as people read it. */
export function shippingPhoneText({ phone, countryCode }: Shipping): string {
  const parsed = parsePhone(phone, countryCode)
  return parsed === undefined ? `${countryCode} ${phone}` : formatPhone(parsed)
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
 * The address with another country. Its calling code comes along as long as no number is typed and the
 * code is still the one that the country before brought.
 */
export function withCountry(shipping: Shipping, country: string): Shipping {
  const codeOf = (name: string) => offeredCode(name) ?? DEFAULT_COUNTRY_CODE
  const follows = shipping.phone.trim() === '' && shipping.countryCode === codeOf(shipping.country)
  return { ...shipping, country, ...(follows && { countryCode: codeOf(country) }) }
}

/** City, state and postal code on one line, without what is empty. */
export function placeLine({ city, state, zipCode }: Shipping): string {
  return joined([city, joined([state, zipCode], ' ')], ', ')
}

function joined(parts: readonly string[], by: string): string {
  return parts.filter((part) => part.trim() !== '').join(by)
}

/** Whether to ask for a PIN: in India, or, while no country is given, with the dialling code +91. */
export function asksForPin({ country, countryCode }: Shipping): boolean {
  return country.trim() === '' ? countryCode === DEFAULT_COUNTRY_CODE : isIndia(country)
}

/**
 * The same address with every field trimmed, and the number in one spelling: its calling code, if the
 * form offers it, and the national number.
 */
export function trimShipping(shipping: Shipping): Shipping {
  const trimmed = { ...shipping }
  for (const field of SHIPPING_FIELDS) trimmed[field] = shipping[field].trim()
  const phone = shippingPhone(trimmed)
  const split = phone && splitPhone(phone)
  return split ? { ...trimmed, countryCode: split.countryCode, phone: split.national } : trimmed
}
