import { describe, expect, it } from 'vitest'
import { earlierPayment, parseSentEntry } from '#domain/money/sentEntry.ts'

const PAYMENT = { kind: 'payment', paise: 5050, method: 'upi', reference: ' 12 ', note: '' }

/** Fields of the stored entry that only the server sets. */
const SET_BY_SERVER = { receipt: 'R-1', actor: 'guest' }

describe('an entry from a desk', () => {
  it('is taken with what belongs to its kind', () => {
    expect(parseSentEntry({ ...PAYMENT, ...SET_BY_SERVER })).toEqual({
      kind: 'read',
      entry: { ...PAYMENT, reference: '12' },
    })
    expect(parseSentEntry({ kind: 'discount', paise: 1, method: 'upi', note: 'Late' })).toEqual({
      kind: 'read',
      entry: { kind: 'discount', paise: 1, method: '', reference: '', note: 'Late' },
    })
  })

  it.each([
    [{ ...PAYMENT, paise: 0 }, { paise: 'amountInvalid' }],
    [{ ...PAYMENT, paise: 1.5 }, { paise: 'amountInvalid' }],
    [{ ...PAYMENT, paise: -5 }, { paise: 'amountInvalid' }],
    [{ ...PAYMENT, paise: '5' }, { paise: 'amountInvalid' }],
    [{ ...PAYMENT, paise: 10_000_000_001 }, { paise: 'amountInvalid' }],
    [{ ...PAYMENT, method: 'gold' }, { method: 'required' }],
    [{ ...PAYMENT, kind: 'refund' }, { note: 'required' }],
    [{ ...PAYMENT, kind: 'refund', note: 'x'.repeat(201) }, { note: 'tooLong' }],
    [{ ...PAYMENT, reference: '1'.repeat(41) }, { reference: 'tooLong' }],
    [{ ...PAYMENT, kind: 'claim' }, { kind: 'refused' }],
  ])('is refused as %j', (sent, fields) => {
    expect(parseSentEntry(sent)).toMatchObject({ kind: 'refused', fields })
  })

  it('of an earlier version is in whole rupees, below zero when it was returned', () => {
    expect(earlierPayment('payment', 50)).toEqual({ kind: 'payment', paise: 5000 })
    expect(earlierPayment('payment', -50)).toEqual({ kind: 'refund', paise: 5000 })
    for (const amount of [0, '5', undefined, Infinity, NaN])
      expect(earlierPayment('payment', amount)).toBeUndefined()
    expect(earlierPayment('discount', 5)).toBeUndefined()
  })
})
