/** Who pays what a foreign customs office asks. */
export const duties =
  'Duties and import taxes are charged by the destination country and paid by the recipient.'

/** What the prices include, by where the pieces go. */
export const taxes = {
  india: 'Prices include all taxes.',
  abroad: `Prices include all Indian taxes, and shipping is free. ${duties} We tell you the carrier and the day in the chat.`,
} as const
