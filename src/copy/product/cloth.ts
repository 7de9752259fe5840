import type { Weave } from '#domain/cloth/weave.ts'
import type { ClothWeight } from '#domain/cloth/weight.ts'

/** What the page of a piece says about its cloth. */
export const clothStory = {
  mill: 'From',
  weave: 'Weave',
  weight: 'Weight',
  grams: (weight: number) => `${weight} grams per square metre`,
  light: 'Light',
  heavy: 'Heavy',
} as const

/** How a cloth of each weave wears. */
export const weaves = {
  plain: 'Each thread goes over one and under one: flat, cool and strong.',
  twill: 'Fine diagonal lines: it falls well and sheds creases.',
  herringbone: 'A twill that turns back on itself: quiet from afar, lively up close.',
  basket: 'Threads cross in pairs: open, soft, and at ease with washing.',
  birdseye: 'Small dots of two yarns: plain across a room, and it hides a crease.',
  satin: 'Long floats on the face: smooth and lustrous. Keep it from rough edges.',
  jacquard: 'The pattern is in the weave itself and does not wash out. Mind the long threads.',
  rib: 'Fine ridges catch the light, and the cloth keeps its shape.',
} as const satisfies Record<Weave, string>

/** When a cloth of each weight is worn. */
export const weights = {
  light: 'For the hot months.',
  medium: 'For most of the year.',
  warm: 'For cool evenings, the hills and air conditioning.',
  heavy: 'For winter.',
} as const satisfies Record<ClothWeight, string>
