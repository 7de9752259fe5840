import type { FrozenMeasurements } from '#domain/cart/cart.ts'

/** The measurements attached to a cart line. */
export const lineMeasurements = {
  label: 'Measurements',
  whose: 'Whose measurements?',
  whoseOf: (title: string) => `Whose measurements for ${title}?`,
  choose: 'Choose a person',
  none: 'None chosen yet',
  of: ({ setName, version, kind }: FrozenMeasurements) =>
    `${setName}, version ${version}${kind === 'garment' ? ', measured on a garment' : ''}`,
  add: 'Add measurements',
} as const
