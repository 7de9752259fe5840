import type { Measurements } from '#domain/length/measurement.ts'
import type { Rupees } from '#domain/base/money.ts'
import type { Discount, Offer } from '#domain/base/offer.ts'
import type { Product } from '#domain/products/product.ts'

/**
 * How a garment is to be made. An empty field was not chosen: the piece is made as
 * shown.
 */
export type Preferences = {
  material: string
  color: string
  fitType: string
  additionalRequests: string
}

/** Of the additional requests, in characters; the server's fields hold as many. */
export const MAX_REQUEST_LENGTH = 2000

/** Nothing chosen: the preferences of a line added from the catalogue. */
export const DEFAULT_PREFERENCES: Preferences = {
  material: '',
  color: '',
  fitType: '',
  additionalRequests: '',
}

/** Where a colour picker starts (specified). It is not a choice until it is picked. */
export const START_COLOR = '#000000'

/** A snapshot of a measurement set at the time it was chosen, in millimetres. */
export type FrozenMeasurements = {
  set: string
  setName: string
  version: number
  values: Measurements
  /** Measured along a garment that fits, not around the body. */
  kind?: 'garment'
}

/** Takes a snapshot that later edits of the set do not change. */
export function freeze(set: {
  id: string
  name: string
  version: number
  values: Measurements
  kind?: 'body' | 'garment'
}): FrozenMeasurements {
  const { id, name: setName, version, values, kind } = set
  const frozen = { set: id, setName, version, values: { ...values } }
  return kind === 'garment' ? { ...frozen, kind } : frozen
}

export type CartLine = {
  id: string
  product: string
  slug: string
  title: string
  category: string
  /** The price the shopper saw when adding; the server's price is authoritative. */
  price: Rupees
  /** The product's offer when it was added; the server's is authoritative. */
  offer?: Offer | undefined
  /** What the offer takes off now; computed whenever the cart is read. */
  discount?: Discount | undefined
  image: string
  material: string
  /** One of the product's sizes, from which the cutter starts; empty or missing when none is chosen. */
  size?: string
  quantity: number
  requiredMeasurements: string[]
  measurements?: FrozenMeasurements
  preferences: Preferences
}

export const MAX_QUANTITY = 99
export const MAX_LINES = 50

/** How many lines are more than one order takes: a sign-in merges two carts. */
export function linesTooMany(lines: readonly CartLine[]): number {
  return Math.max(0, lines.length - MAX_LINES)
}

/** What a shopper may choose when adding a product to the cart. */
export type LineChoice = Partial<Pick<CartLine, 'material' | 'size' | 'quantity' | 'preferences'>>

/** The same, and whose measurements: the id of a measurement set. */
export type AddChoice = LineChoice & { set?: string | undefined }

/** A new cart line; for one piece, unless another quantity is chosen. */
export function cartLineOf(product: Product, id: string, choice: LineChoice = {}): CartLine {
  const { material = '' } = choice
  return {
    id,
    product: product.id,
    slug: product.slug,
    title: product.name,
    category: product.category,
    price: product.price,
    image: product.image,
    material,
    quantity: 1,
    requiredMeasurements: product.measurements,
    preferences: { ...DEFAULT_PREFERENCES, material },
    ...(product.detail?.offer && { offer: product.detail.offer }),
    ...choice,
  }
}

/** A quantity that can be ordered: missing or not positive counts as 1. */
export function orderableQuantity(quantity: number | undefined): number {
  if (quantity === undefined || !(quantity >= 1)) return 1
  return Math.min(Math.trunc(quantity), MAX_QUANTITY)
}

type Priced = { price: Rupees; quantity: number; discount?: Discount | undefined }

/** Price times quantity without the discount, in rupees. */
export function listTotal({ price, quantity }: Priced): Rupees {
  return price * orderableQuantity(quantity)
}

/** What is charged for a line, in rupees: price times quantity without its discount. */
export function lineTotal(line: Priced): Rupees {
  return Math.max(0, listTotal(line) - (line.discount?.rupees ?? 0))
}

/** Sum of the line totals, in rupees; shipping is free (specified). */
export function cartTotal(lines: readonly Priced[]): Rupees {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}
