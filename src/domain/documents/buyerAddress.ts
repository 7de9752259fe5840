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

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
