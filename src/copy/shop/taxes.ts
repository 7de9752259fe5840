/** Who pays import duties. */
export const duties =
  'Duties and import taxes are charged by the destination country and paid by the recipient.'

/** Which taxes the prices include, by destination. */
export const taxes = {
  india: 'Prices include all taxes.',
  abroad: `Prices include all Indian taxes, and shipping is free. ${duties} We tell you the carrier and the day in the chat.`,
} as const
