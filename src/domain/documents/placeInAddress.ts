import type { Shipping } from '#domain/orders/shipping.ts'
import { stateNamed, stateWithCode } from './states.ts'

/** GST codes by the first digits of a PIN, as India Post deals them out; the longest prefix counts. */
const CODES: Record<string, readonly string[]> = {
  '01': ['18', '190', '191', '192', '193'],
  '02': ['17'],
  '03': ['14', '15'],
  '05': ['248', '249', '263'],
  '06': ['12', '13'],
  '07': ['11'],
  '08': ['30', '31', '32', '33', '34'],
  '09': ['20', '21', '22', '23', '24', '25', '26', '27', '28'],
  '10': ['80', '811', '812', '813', '821', '823', '824', '84', '85'],
  '11': ['737'],
  '12': ['790', '791', '792'],
  '13': ['797', '798'],
  '14': ['795'],
  '15': ['796'],
  '16': ['799'],
  '17': ['793', '794'],
  '18': ['78'],
  '19': ['70', '71', '72', '73', '74'],
  '20': ['815', '816', '822', '825', '826', '827', '828', '829', '83'],
  '21': ['75', '76', '77'],
  '22': ['49'],
  '23': ['45', '46', '47', '48'],
  '24': ['36', '37', '38', '39'],
  '27': ['40', '41', '42', '43', '44'],
  '29': ['56', '57', '58', '59'],
  '30': ['403'],
  '32': ['67', '68', '69'],
  '33': ['60', '61', '62', '63', '64'],
  '35': ['744'],
  '36': ['50'],
  '37': ['51', '52', '53'],
  '38': ['194'],
  // Shared by two states, so that the PIN alone does not tell.
  '': ['160', '244', '246', '247', '262', '362', '396', '605', '607', '609', '673', '682', '814'],
}

const BY_PREFIX = new Map(
  Object.entries(CODES).flatMap(([code, prefixes]) => prefixes.map((prefix) => [prefix, code])),
)

type AddressParts = { street: string; city: string; state: string; zipCode: string }

/**
 * What an Indian address in one text names: what comes before the city, city, state and PIN; each
 * is empty if the address does not contain it.
 */
export function placeInAddress(address: string): AddressParts {
  const parts = address.split(/[,\n]/)
  const at = parts.findIndex((part) => PIN.test(part))
  const zipCode = (PIN.exec(parts[at] ?? '')?.[0] ?? '').replace(' ', '')
  const names = parts.map((part) =>
    part
      .replace(PIN, '')
      .replace(/[-–]\s*$/, '')
      .trim(),
  )
  const state = names.map((name) => stateNamed(name)?.name).find((name) => name !== undefined)
  const cityAt = names.slice(0, at + 1).findLastIndex((name) => name !== '' && isCity(name))
  const city = names[cityAt] ?? ''
  const street = names.slice(0, Math.max(cityAt, 0)).filter(Boolean).join(', ')
  return { street, city, state: state ?? stateOfPin(zipCode), zipCode }
}

/** Whether the pieces go to the shop's own address, where the customer picks them up. */
export function isPickup({ address, zipCode }: Shipping, shopAddress: string): boolean {
  const shop = placeInAddress(shopAddress)
  const isShops = address === shopAddress || address === shop.street
  return address !== '' && isShops && zipCode === shop.zipCode
}

/** Chandigarh, Delhi and Puducherry, which are city and state in one. */
const CITY_STATES = ['04', '07', '34']

function isCity(name: string): boolean {
  const state = stateNamed(name)
  return !state || CITY_STATES.includes(state.code)
}

const PIN = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/

function stateOfPin(pin: string): string {
  const code = BY_PREFIX.get(pin.slice(0, 3)) ?? BY_PREFIX.get(pin.slice(0, 2)) ?? ''
  return stateWithCode(code)?.name ?? ''
}
