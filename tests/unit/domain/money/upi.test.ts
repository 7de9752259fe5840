import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePaymentSettings } from '#domain/money/terms.ts'
import { isUpiId, parseUpiReference, upiAddress } from '#domain/money/upi.ts'

const PAYMENT = {
  upiId: 'ember.thread@okbank',
  payee: 'Ember & Thread',
  paise: 370_350,
  number: 'ET-1795260951150',
}

describe('the address that a UPI app opens', () => {
  it('has the parameters of the standard', () => {
    expect(upiAddress(PAYMENT)).toBe(
      'upi://pay?pa=ember.thread@okbank&pn=Ember%20%26%20Thread&am=3703.50&cu=INR' +
        '&tn=Order%20ET-1795260951150&tr=ET1795260951150',
    )
  })

  it('carries any name and amount unchanged, within the lengths that apps take', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 9e9 }),
        (name, paise) => {
          const address = upiAddress({ ...PAYMENT, payee: name, paise })
          const parameters = new URL(address).searchParams
          expect([...parameters.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn', 'tr'])
          expect([...(parameters.get('pn') ?? '')].length).toBeLessThanOrEqual(50)
          expect(name.trim().startsWith(parameters.get('pn') ?? '?')).toBe(true)
          expect(Math.round(Number(parameters.get('am')) * 100)).toBe(paise)
          expect((parameters.get('tn') ?? '').length).toBeLessThanOrEqual(50)
          expect(address).not.toContain('+')
        },
      ),
    )
  })
})

describe('a UPI id', () => {
  it('is a name, an @ and a payment service', () => {
    for (const right of ['asha@upi', 'ember.thread-1@okhdfcbank', '9876543210@ybl'])
      expect(isUpiId(right), right).toBe(true)
    for (const wrong of ['', 'asha', 'asha@', '@upi', 'a b@upi', 'asha@x.y', 'asha@upi&am=1'])
      expect(isUpiId(wrong), wrong).toBe(false)
  })

  it('is part of the settings, with terms that yield an amount', () => {
    const terms = { kind: 'advance', percent: 30 }
    expect(parsePaymentSettings({ terms, upiId: 'asha@upi' })).toMatchObject({ ok: true })
    expect(parsePaymentSettings({ terms: { kind: 'delivery' } })).toMatchObject({ ok: true })
    for (const percent of [0, 100, 33.3, '30', undefined])
      expect(parsePaymentSettings({ terms: { kind: 'advance', percent } }).ok).toBe(false)
    for (const wrong of [undefined, 7, {}, { terms, upiId: 'nowhere' }, { terms: { kind: 'x' } }])
      expect(parsePaymentSettings(wrong).ok).toBe(false)
  })
})

describe('the reference of a payment', () => {
  it('has 12 digits', () => {
    expect(parseUpiReference('1234 5678-9012')).toBe('123456789012')
    for (const wrong of ['', '12345678901', '1234567890123', '12345678901a', '000000000000'])
      expect(parseUpiReference(wrong), wrong).toBeUndefined()
  })
})
