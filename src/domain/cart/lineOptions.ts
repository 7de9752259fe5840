import type { ProductDetail } from '#domain/products/product.ts'
import { DEFAULT_PREFERENCES, START_COLOR, type CartLine } from './cart.ts'

/** What was chosen for a line. A missing option was left as shown. */
export type LineOptions = { material?: string; size?: string; color?: string; fitType?: string }

type Line = Pick<CartLine, 'material' | 'size' | 'preferences'>

/** Stored by older versions for a material and a fit that were not chosen. */
const OLD_MATERIAL = 'Custom'
const OLD_FIT = 'Regular'

/**
 * The options that were chosen for a line. Older versions stored their defaults as if they were
 * choices. `Custom` was never a material, and the form stored `regular` for a chosen fit. The form
 * stored all its fields together, so the start colour next to `Regular` was not a choice either.
 */
export function lineOptions({ material, size = '', preferences }: Line): LineOptions {
  const { color, fitType } = preferences
  const isOld = fitType === OLD_FIT
  const options: LineOptions = {}
  if (isChosenMaterial(material)) options.material = material
  if (size !== '') options.size = size
  if (color !== '' && !(isOld && color === START_COLOR)) options.color = color
  if (fitType !== '' && !isOld) options.fitType = fitType
  return options
}

type Offered = Pick<ProductDetail, 'materials' | 'sizes'>

const NOTHING: Offered = { materials: [], sizes: [] }

/**
 * The choices of an earlier line, to order the piece again: without the defaults that older versions
 * stored, and without a material or size in which the piece is no longer made.
 */
export function reorderOptions(line: Line, offered: Offered = NOTHING): Line {
  const { additionalRequests } = line.preferences
  const { material = '', size = '', ...look } = lineOptions(line)
  const chosen = isOffered(material, offered.materials) ? material : ''
  const preferences = { ...DEFAULT_PREFERENCES, ...look, material: chosen, additionalRequests }
  return { material: chosen, ...(offered.sizes.includes(size) && { size }), preferences }
}

/** Whether the piece can be made of this material. No material means as shown. */
export function isOffered(material: string, offered: readonly string[] = []): boolean {
  return !isChosenMaterial(material) || offered.includes(material)
}

function isChosenMaterial(material: string): boolean {
  return material !== '' && material !== OLD_MATERIAL
}
