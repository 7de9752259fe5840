import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, shopDay } from '#domain/base/day.ts'
import { parseOffer } from '#domain/base/offer.ts'
import { offerText, parseOfferText } from '#domain/products/offerText.ts'
import { anyOffer } from '#tests/harness/data/offers.ts'

describe('an offer as one sentence', () => {
  it('is read back without loss', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        expect(parseOfferText(offerText(offer))).toEqual(offer)
      }),
    )
  })

  it.each([
    ['10% off on your first order', { kind: 'percent', value: 10, firstOrder: true }],
    ['10% off when you order three', { kind: 'percent', value: 10, minQuantity: 3 }],
    ['5% off on five yards or more', { kind: 'percent', value: 5, minQuantity: 5 }],
    [' ₹1,500 off each with the code diwali ', { kind: 'rupees', value: 1500, code: 'DIWALI' }],
    [
      '20% off from 2026-12-01 until 2026-12-15',
      { kind: 'percent', value: 20, from: '2026-12-01', until: '2026-12-15' },
    ],
  ])('%s', (text, offer) => {
    expect(parseOfferText(text)).toEqual(offer)
  })

  it.each([
    '',
    '5% off with a matching waistcoat',
    '0% off',
    '100% off',
    '2.5% off',
    '% off',
    '10% off with the code A',
    '10% off from 2026-02-30',
    '10% off from 2026-12-02 until 2026-12-01',
    '10% off when you order 100 or more',
    '10% off on your first order and then some',
  ])('is no offer when it cannot be computed: %j', (text) => {
    expect(parseOfferText(text)).toBeUndefined()
  })
})

describe('an offer from elsewhere', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        expect(parseOffer(JSON.parse(JSON.stringify(offer)))).toEqual(offer)
      }),
    )
  })

  it('never throws, and what is read can be computed', () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        const offer = parseOffer(wire)
        if (offer) expect(parseOfferText(offerText(offer))).toEqual(offer)
      }),
    )
  })
})

describe('the day in the shop', () => {
  it('is the one of the calendar, five and a half hours before UTC', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2199-12-31'), noInvalidDate: true }),
        (date) => {
          const day = dayOf(date.toISOString().slice(0, 10))
          expect(day).toBe(Math.floor(date.getTime() / 86_400_000))
          expect(shopDay(date.getTime() - 5.5 * 3_600_000)).toBe(day)
        },
      ),
    )
  })

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-4-1', '1 May'])(
    'does not exist: %s',
    (date) => {
      expect(dayOf(date)).toBeUndefined()
    },
  )
})
