import fc from 'fast-check'
import { parseOffer, type Offer } from '#domain/base/offer.ts'

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Any offer that can be computed. */
export const anyOffer: fc.Arbitrary<Offer> = fc
  .record(
    {
      kind: fc.constantFrom('percent', 'rupees'),
      value: fc.integer({ min: 1, max: 99 }),
      firstOrder: fc.constant(true),
      minQuantity: fc.integer({ min: 2, max: 5 }),
      code: fc.constantFrom('DIWALI', 'MONSOON26'),
      from: day,
      until: day,
    },
    { requiredKeys: ['kind', 'value'] },
  )
  .map(parseOffer)
  .filter((offer) => offer !== undefined)
