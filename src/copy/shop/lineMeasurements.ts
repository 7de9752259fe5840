import type { FrozenMeasurements } from '#domain/cart/cart.ts'

/** The measurements attached to a cart line. */
export const lineMeasurements = {
  label: 'Measurements for this piece',
  whose: 'Whose measurements?',
  whoseOf: (title: string) => `Whose measurements for ${title}?`,
  choose: 'Choose a person',
  none: 'None chosen yet',
  ownSizes: 'Measure me at the shop',
  of: ({ setName, version, kind }: FrozenMeasurements) =>
    `${setName}, version ${version}${kind === 'garment' ? ', measured on a garment' : ''}`,
  gaps: (names: readonly string[]) => `Still needed: ${names.join(', ')}`,
  add: 'Add measurements',
  refresh: 'Use my latest measurements',
} as const
