import { isEmail } from '#domain/base/text.ts'
import type { FieldProblems, ProblemCode } from '#domain/base/problem.ts'

export const SHIPPING_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
] as const

export type ShippingField = (typeof SHIPPING_FIELDS)[number]

/** Name, address and contact; `phone` is the WhatsApp number without its country code. */
export type Shipping = Record<ShippingField, string>

/** Dialling codes and names offered at checkout, in the specification's order (section 3). */
export const COUNTRY_CODES = [
  { code: '+91', country: 'India' },
  { code: '+1', country: 'USA' },
  { code: '+44', country: 'UK' },
  { code: '+61', country: 'Australia' },
  { code: '+971', country: 'UAE' },
  { code: '+81', country: 'Japan' },
  { code: '+49', country: 'Germany' },
  { code: '+33', country: 'France' },
  { code: '+39', country: 'Italy' },
  { code: '+7', country: 'Russia' },
  { code: '+86', country: 'China' },
  { code: '+880', country: 'Bangladesh' },
  { code: '+92', country: 'Pakistan' },
  { code: '+234', country: 'Nigeria' },
  { code: '+62', country: 'Indonesia' },
  { code: '+63', country: 'Philippines' },
  { code: '+966', country: 'Saudi Arabia' },
  { code: '+20', country: 'Egypt' },
  { code: '+212', country: 'Morocco' },
  { code: '+27', country: 'South Africa' },
] as const

export const DEFAULT_COUNTRY_CODE = '+91'

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
export function checkShipping(shipping: Shipping): FieldProblems<ShippingField> {
  const problems: FieldProblems<ShippingField> = {}
  for (const field of SHIPPING_FIELDS) {
    const problem = checkField(field, shipping)
    if (problem) problems[field] = problem
  }
  return problems
}

function checkField(field: ShippingField, shipping: Shipping): ProblemCode | undefined {
  const value = shipping[field].trim()
  if (value === '') return 'required'
  if (value.length > MAX_LENGTHS[field]) return 'tooLong'
  if (field === 'email' && !isEmail(value)) return 'emailInvalid'
  if (field === 'countryCode' && !COUNTRY_CODES.some(({ code }) => code === value))
    return 'required'
  if (field === 'phone' && !isPhone(value, shipping.countryCode)) return 'phoneInvalid'
  if (field === 'zipCode' && !isPostCode(value, shipping.country)) return 'pinInvalid'
  return undefined
}

/** The digits of a phone number to dial after the country code. */
export function dialledDigits(phone: string, countryCode: string): string {
  const digits = phone.replace(/\D/g, '')
  const code = countryCode.replace(/\D/g, '')
  const international = phone.trim().startsWith('+') || phone.trim().startsWith('00')
  if (international && digits.replace(/^00/, '').startsWith(code)) {
    return digits.replace(/^00/, '').slice(code.length)
  }
  if (code === '91' && digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  return code === '39' ? digits : digits.replace(/^0+/, '')
}

function isPhone(phone: string, countryCode: string): boolean {
  if (!/^[+\d][\d\s().-]*$/.test(phone)) return false
  const digits = dialledDigits(phone, countryCode)
  if (countryCode === '+91') return /^[6-9]\d{9}$/.test(digits)
  return digits.length >= 5 && digits.length + countryCode.length - 1 <= 15
}

/** An Indian PIN has six digits and does not start with 0; foreign codes are not checked. */
function isPostCode(code: string, country: string): boolean {
  if (!isIndia(country)) return true
  return /^[1-9]\d{2} ?\d{3}$/.test(code)
}

function isIndia(country: string): boolean {
  return /^(india|bharat|in)$/i.test(country.trim())
}

/** Whether to ask for a PIN: in India, or, while no country is given, with the dialling code +91. */
export function asksForPin({ country, countryCode }: Shipping): boolean {
  return country.trim() === '' ? countryCode === DEFAULT_COUNTRY_CODE : isIndia(country)
}

/** The same address with every field trimmed. */
export function trimShipping(shipping: Shipping): Shipping {
  const trimmed = { ...shipping }
  for (const field of SHIPPING_FIELDS) trimmed[field] = shipping[field].trim()
  return trimmed
}
