import { counted } from '#copy/base/count.ts'

/**
 * The standard policies' promises about a piece, copied so that a product's page does not load the
 * whole policies page. A test compares the two.
 */
export const promises = {
  altered: 'If a garment does not match the measurements of its order, we alter it at no cost.',
  cancelled: 'You may cancel at no cost until your cloth is cut.',
  taxed:
    'Prices are in rupees, with all Indian taxes. Amounts in other currencies are only a guide.',
  shipped: 'Shipping is free.',
} as const

/** The steps of a made-to-measure piece, with a trial only where the house offers one. */
export const making = {
  order: {
    title: 'Ordered',
    text: 'You order here. We confirm the piece, your measurements and the dates on WhatsApp.',
  },
  cutting: {
    title: 'Cut',
    text: (measurements: number) =>
      `The cloth is cut to your ${counted(measurements, 'measurement', 'measurements')}, kept with the order.`,
  },
  stitching: { title: 'Stitched', text: 'The parts are sewn together in the workroom.' },
  trial: {
    title: 'Tried on',
    text: 'You try it on, and what does not sit right is marked and altered.',
  },
  ready: { title: 'Ready', text: 'It is finished, pressed and sent to you, or you collect it.' },
  fromDay: (day: number) => `From working day ${day}`,
} as const
