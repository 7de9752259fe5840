import {
  DEFAULT_COUNTRY_CODE,
  formatPhone,
  parsePhone,
  splitPhone,
  type E164,
} from '#domain/base/phone.ts'

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

/** The house's own country. */
export const INDIA = 'India'

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

/** The customer's number; undefined when an older version stored one that cannot be dialled. */
export function shippingPhone({ phone, countryCode }: Shipping): E164 | undefined {
  return parsePhone(phone, countryCode)
}

/** The customer's number as people read it. */
export function shippingPhoneText({ phone, countryCode }: Shipping): string {
  const parsed = parsePhone(phone, countryCode)
  return parsed === undefined ? `${countryCode} ${phone}` : formatPhone(parsed)
}

/** City, state and postal code on one line, without what is empty. */
export function placeLine({ city, state, zipCode }: Shipping): string {
  return joined([city, joined([state, zipCode], ' ')], ', ')
}

function joined(parts: readonly string[], by: string): string {
  return parts.filter((part) => part.trim() !== '').join(by)
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
