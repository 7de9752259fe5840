/** Before a struck full price, and before the price with its offer, for screen readers. */
export const reducedPrice = { full: 'Without the offer', reduced: 'With the offer' } as const
