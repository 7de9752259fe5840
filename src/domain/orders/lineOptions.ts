import { DEFAULT_PREFERENCES, START_COLOR, type Preferences } from './cart.ts'

/** What was chosen for a line. A missing option was left as shown. */
export type LineOptions = { material?: string; color?: string; fitType?: string }

type Line = { material: string; preferences: Preferences }

/** Stored by older versions for a material and a fit that were not chosen. */
const OLD_MATERIAL = 'Custom'
const OLD_FIT = 'Regular'

/**
 * The options that were chosen for a line. Older versions stored their defaults as if they were
 * choices. `Custom` was never a material, and the form stored `regular` for a chosen fit. It stored
 * all its fields at once, so the start colour beside `Regular` was not chosen either.
 */
export function lineOptions({ material, preferences }: Line): LineOptions {
  const { color, fitType } = preferences
  const isOld = fitType === OLD_FIT
  const options: LineOptions = {}
  if (isChosenMaterial(material)) options.material = material
  if (color !== '' && !(isOld && color === START_COLOR)) options.color = color
  if (fitType !== '' && !isOld) options.fitType = fitType
  return options
}

/**
 * The choices of an earlier line, to order the piece again: without the defaults that older versions
 * stored, and without a material that the piece is no longer made of.
 */
export function reorderOptions(line: Line, offered: readonly string[] = []): Line {
  const { additionalRequests } = line.preferences
  const { material = '', ...look } = lineOptions(line)
  const kept = isOffered(material, offered) ? material : ''
  const preferences = { ...DEFAULT_PREFERENCES, ...look, material: kept, additionalRequests }
  return { material: kept, preferences }
}

/** Whether the piece can be made of this material. No material means as shown. */
export function isOffered(material: string, offered: readonly string[] = []): boolean {
  return !isChosenMaterial(material) || offered.includes(material)
}

function isChosenMaterial(material: string): boolean {
  return material !== '' && material !== OLD_MATERIAL
}
