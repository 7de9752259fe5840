import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PREFERENCES, MAX_REQUEST_LENGTH } from '#domain/cart/cart.ts'
import { parseOrderDraft } from '#domain/orders/orderDraft.ts'
import { sentOrder, suit } from '#tests/harness/server/sentOrder.ts'

describe('a received order', () => {
  it('gets its shipping fields grouped together', () => {
    const sent = sentOrder({ note: 'Soon' })
    const reading = parseOrderDraft(sent)
    expect(reading).toMatchObject({
      kind: 'read',
      draft: {
        id: sent.id,
        shipping: { firstName: 'Asha', city: 'Pune' },
        lines: sent.lines,
        note: 'Soon',
      },
    })
  })

  it('keeps additional requests as long as the form takes them', () => {
    const additionalRequests = 'x'.repeat(MAX_REQUEST_LENGTH)
    const line = { ...suit(), preferences: { ...DEFAULT_PREFERENCES, additionalRequests } }
    const reading = parseOrderDraft({ ...sentOrder(), lines: [line] })
    expect(reading).toMatchObject({ draft: { lines: [{ preferences: { additionalRequests } }] } })
  })

  it('drops unknown fields', () => {
    const gift = { ...suit(), gift: true }
    const reading = parseOrderDraft({ ...sentOrder({ lines: [gift] }), total: 1 })
    expect(JSON.stringify(reading)).not.toMatch(/gift|total/)
  })

  it('keeps known measurements and refuses impossible ones', () => {
    const measured = (values: object) => ({ set: 's', setName: 'Mine', version: 1, values })
    const line = (values: object) => ({ ...suit(), measurements: measured(values) })
    const valid = parseOrderDraft({ ...sentOrder(), lines: [line({ chest: 1016, halo: 9000 })] })
    expect(valid).toMatchObject({
      draft: { lines: [{ measurements: { values: { chest: 1016 } } }] },
    })
    expect(JSON.stringify(valid)).not.toContain('halo')
    for (const chest of [-1, 0, 3001, '1016', NaN]) {
      expect(parseOrderDraft({ ...sentOrder(), lines: [line({ chest })] }).kind).toBe('refused')
    }
  })

  it('names each invalid field', () => {
    expect(parseOrderDraft(undefined)).toMatchObject({
      kind: 'refused',
      fields: {
        id: 'orderRefused',
        lines: 'orderRefused',
        firstName: 'required',
        currency: 'orderRefused',
      },
    })
    expect(parseOrderDraft(sentOrder({ lines: [] }))).toMatchObject({
      fields: { lines: 'cartEmpty' },
    })
  })

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        expect(parseOrderDraft(sent).kind).toBe('refused')
      }),
    )
    const spoilt = fc.tuple(fc.constantFrom(...Object.keys(sentOrder())), fc.anything())
    fc.assert(
      fc.property(spoilt, ([field, value]) => {
        expect(['read', 'refused']).toContain(
          parseOrderDraft({ ...sentOrder(), [field]: value }).kind,
        )
      }),
    )
  })
})
