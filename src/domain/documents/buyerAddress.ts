import type { RefusedFields } from '#domain/base/refusal.ts'
import type { Paise } from '#domain/money/paise.ts'
import { placeLine, type Shipping } from '#domain/orders/shipping.ts'
import { isPickup, placeInAddress } from './placeInAddress.ts'
import { stateNamed, type GstState } from './states.ts'

/** What a document prints of the buyer's address, and the state that it names. */
export type BuyerAddress = { lines: string[]; state: GstState | undefined }

/**
 * Whether an order has its buyer's address. A pickup has the shop's, and one entered at the counter
 * may have none.
 */
export function hasBuyerAddress(shipping: Shipping, shopAddress: string): boolean {
  const { address, city, state, zipCode } = shipping
  return [address, city, state, zipCode].some(isFilled) && !isPickup(shipping, shopAddress)
}

/** The buyer's address of an order; where it has none, the one that the owner has typed. */
export function buyerAddressOf(
  shipping: Shipping,
  { shopAddress, typed }: { shopAddress: string; typed: string },
): BuyerAddress {
  if (!hasBuyerAddress(shipping, shopAddress))
    return {
      lines: typed.split('\n').filter(isFilled),
      state: stateNamed(placeInAddress(typed).state),
    }
  const lines = [shipping.address, placeLine(shipping), shipping.country].filter(isFilled)
  return { lines, state: stateNamed(shipping.state) }
}

/** The least value for which the address of a buyer without a GSTIN is printed, in paise. */
const ADDRESS_FROM = 5_000_000

type Supply = { gstin: string; place: GstState; home: GstState | undefined; taxable: Paise }

/**
 * What is missing in the buyer's address (CGST Rules, rule 46(d) and (e)), or that the place of supply
 * of a buyer without a GSTIN is not the state of that address, or without one the house's (IGST Act,
 * section 10(1)(ca)). An address whose state is not known is left to the owner.
 */
export function addressProblem(
  { lines, state }: BuyerAddress,
  { gstin, place, home, taxable }: Supply,
): RefusedFields | undefined {
  const isPrinted = lines.length > 0
  if (!isPrinted && (gstin !== '' || taxable >= ADDRESS_FROM)) return { buyerAddress: 'required' }
  const lawful = isPrinted ? state : home
  return gstin !== '' || !lawful || lawful === place ? undefined : { place: 'placeDiffers' }
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
