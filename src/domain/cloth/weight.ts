/** Where each class of weight begins, in grams per square metre, lightest first. */
const FROM = [
  ['light', 0],
  ['medium', 160],
  ['warm', 230],
  ['heavy', 290],
] as const

export type ClothWeight = (typeof FROM)[number][0]

/** How heavy a cloth is to wear. */
export function clothWeightOf(gramsPerSquareMetre: number): ClothWeight {
  return FROM.findLast(([, from]) => gramsPerSquareMetre >= from)?.[0] ?? 'light'
}

/** The ends of the scale that weights are drawn on, in grams per square metre. */
const LIGHTEST = 90
const HEAVIEST = 350

/** A weight's place on the scale, from 0 to 1. */
export function placeOnScale(gramsPerSquareMetre: number): number {
  const place = (gramsPerSquareMetre - LIGHTEST) / (HEAVIEST - LIGHTEST)
  return Math.min(1, Math.max(0, place))
}
