import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dueNow,
  ENTRY_KINDS,
  entryProblem,
  postedBy,
  sumsOf,
  type LedgerEntry,
} from '#domain/money/ledger.ts'
import { advanceOf, type PaymentTerms } from '#domain/money/terms.ts'
import { ORDER_STATUSES } from '#domain/orders/order.ts'

const anyTotal = fc.integer({ min: 0, max: 10_000_000 })
const anyEntries: fc.Arbitrary<LedgerEntry[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...ENTRY_KINDS),
    paise: fc.integer({ min: 1, max: 1_000_000_000 }),
  }),
)
const anyTerms: fc.Arbitrary<PaymentTerms | undefined> = fc.oneof(
  fc.constantFrom({ kind: 'full' } as const, { kind: 'delivery' } as const, undefined),
  fc.record({ kind: fc.constant('advance' as const), percent: fc.integer({ min: 1, max: 99 }) }),
)
const anyStatus = fc.constantFrom(...ORDER_STATUSES, 'a newer one')

/** The entries that the ledger takes, one after the other. */
function posted(total: number, entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.reduce<LedgerEntry[]>((known, entry) => {
    const problem = entryProblem(entry, sumsOf(total, postedBy(known)))
    return problem ? known : [...known, entry]
  }, [])
}

describe('the ledger of an order', () => {
  it('adds up for any entries: received and balance are what is to be paid', () => {
    fc.assert(
      fc.property(anyTotal, anyEntries, (total, entries) => {
        const sums = sumsOf(total, postedBy(entries))
        expect(sums.received + sums.balance).toBe(sums.toPay)
        expect(sums.toPay + sums.discounted).toBe(sums.total)
        expect(Object.values(sums).every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('adds up the same, entry by entry or all at once, in any order', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const one = entries.reduce(
          (sum, entry) => {
            const { received, discounted } = postedBy([entry])
            return { received: sum.received + received, discounted: sum.discounted + discounted }
          },
          { received: 0, discounted: 0 },
        )
        expect(postedBy(entries)).toEqual(one)
        expect(postedBy([...entries].reverse())).toEqual(one)
      }),
    )
  })

  it('is the total for any list of payments, once the advance and the balance are paid as asked for', () => {
    const anyPayments = anyEntries.map((entries) =>
      entries.map(({ paise }): LedgerEntry => ({ kind: 'payment', paise })),
    )
    fc.assert(
      fc.property(anyTotal, anyPayments, anyTerms, (total, payments, terms) => {
        const known = posted(total, payments)
        for (const status of ['placed', 'ready']) {
          const sums = sumsOf(total, postedBy(known))
          const paise = dueNow(sums, { status, terms })
          if (paise === 0) continue
          expect(entryProblem({ kind: 'payment', paise }, sums)).toBeUndefined()
          known.push({ kind: 'payment', paise })
        }
        expect(postedBy(known)).toEqual({ received: total * 100, discounted: 0 })
      }),
    )
  })

  it('never returns more than it received, nor takes off more than it costs', () => {
    fc.assert(
      fc.property(anyTotal, anyEntries, (total, entries) => {
        const sums = sumsOf(total, postedBy(posted(total, entries)))
        expect(sums.received).toBeGreaterThanOrEqual(0)
        expect(sums.toPay).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('says which entry does not fit', () => {
    const sums = sumsOf(100, { received: 6000, discounted: 1000 })
    expect(sums).toMatchObject({ toPay: 9000, balance: 3000 })
    expect(entryProblem({ kind: 'payment', paise: 3000 }, sums)).toBeUndefined()
    expect(entryProblem({ kind: 'payment', paise: 3001 }, sums)).toBe('overpaid')
    expect(entryProblem({ kind: 'refund', paise: 6000 }, sums)).toBeUndefined()
    expect(entryProblem({ kind: 'refund', paise: 6001 }, sums)).toBe('refundTooLarge')
    expect(entryProblem({ kind: 'discount', paise: 9001 }, sums)).toBe('discountTooLarge')
  })

  it('counts nothing but its own entries', () => {
    const claim = { kind: 'claim', paise: 5000 }
    expect(postedBy([claim, { kind: 'note' }])).toEqual({ received: 0, discounted: 0 })
  })
})

describe('what is due now', () => {
  it('is never more than the balance, and all of it once the pieces are ready', () => {
    fc.assert(
      fc.property(anyTotal, anyEntries, anyTerms, anyStatus, (total, entries, terms, status) => {
        const sums = sumsOf(total, postedBy(posted(total, entries)))
        const due = dueNow(sums, { status, terms })
        expect(Number.isInteger(due)).toBe(true)
        expect(due).toBeGreaterThanOrEqual(0)
        expect(due).toBeLessThanOrEqual(Math.max(0, sums.balance))
        if (status === 'ready' || status === 'delivered')
          expect(due).toBe(Math.max(0, sums.balance))
        if (status === 'cancelled') expect(due).toBe(0)
      }),
    )
  })

  it('and the rest are together what is to be paid, whatever the share', () => {
    fc.assert(
      fc.property(anyTotal, anyTerms, (total, terms) => {
        const sums = sumsOf(total, { received: 0, discounted: 0 })
        const first = dueNow(sums, { status: 'placed', terms })
        expect(first).toBe(advanceOf(sums.toPay, terms))
        const later = sumsOf(total, { received: first, discounted: 0 })
        expect(dueNow(later, { status: 'placed', terms })).toBe(0)
        expect(first + dueNow(later, { status: 'ready', terms })).toBe(sums.toPay)
      }),
    )
  })

  it('follows the terms, a share in whole rupees', () => {
    const sums = sumsOf(12_345, { received: 0, discounted: 0 })
    const status = 'confirmed'
    expect(dueNow(sums, { status, terms: { kind: 'full' } })).toBe(1_234_500)
    expect(dueNow(sums, { status, terms: { kind: 'delivery' } })).toBe(0)
    expect(dueNow(sums, { status, terms: { kind: 'advance', percent: 30 } })).toBe(370_300)
    expect(dueNow(sums, { status })).toBe(0)
    expect(dueNow(sums, { status: 'ready' })).toBe(1_234_500)
  })
})
