/** Before a product's full price, and before what it costs the shopper, for screen readers. */
export const ownPrice = { was: 'Was', now: 'Now' } as const
