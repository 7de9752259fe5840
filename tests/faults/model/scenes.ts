import fc from 'fast-check'
import type { Fault } from '#tests/harness/network/faultProxy.ts'
import { LIKES } from '#tests/faults/report.ts'
import { FORMS, type History, type Step } from './step.ts'

type Arbitrary = fc.Arbitrary<Step>

/** Most steps happen on the first phone. */
const tab = fc.oneof({ weight: 7, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(5) })

const FIELDS = ['chest', 'waist', 'hips'] as const

const faults = fc.constantFrom<Fault[]>(
  { kind: 'drop-before' },
  { kind: 'drop-after-commit' },
  { kind: 'drop-after-commit' },
  { kind: 'silence' },
  { kind: 'html' },
  { kind: 'delay', delayMs: 5 },
  { kind: 'delay', delayMs: 60 },
  { kind: 'truncate', bytes: 1 },
  { kind: 'truncate', bytes: 40 },
  { kind: 'truncate', bytes: 200 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 502 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 429, retryAfter: 5 },
)

const HOUR_MS = 3_600_000
const WAITS_MS = [2000, 20_000, 50_000, 900_000, HOUR_MS, 8 * 24 * HOUR_MS]

const seen = fc.constantFrom('nothing', 'nothing', 'draft', 'draft and cart')
const isValid = fc.constantFrom(true, true, true, true, false)
const order = fc.record({ do: fc.constant('order'), tab, seen, isValid })

/** Steps by relative frequency. */
const STEPS: [weight: number, step: Arbitrary][] = [
  [4, fc.record({ do: fc.constant('add'), tab, oldPrice: fc.nat(5).map((of6) => of6 === 0) })],
  [1, fc.record({ do: fc.constant('remove'), tab, nth: fc.nat(1) })],
  [1, fc.record({ do: fc.constant('checkout'), tab })],
  [4, order],
  [
    4,
    fc.record({
      do: fc.constant('send'),
      tab,
      kind: fc.constantFrom(...FORMS),
      flaw: fc.constantFrom('none', 'none', 'none', 'field'),
    }),
  ],
  [3, fc.record({ do: fc.constant('measure'), tab, field: fc.constantFrom(...FIELDS) })],
  [3, fc.record({ do: fc.constant('like'), tab, field: fc.constantFrom(...LIKES) })],
  [3, fc.record({ do: fc.constant('cancel'), tab, nth: fc.nat(2) })],
  [3, fc.record({ do: fc.constant('sendNow'), tab })],
  [2, fc.record({ do: fc.constantFrom('open', 'freeze', 'thaw'), tab })],
  [1, fc.record({ do: fc.constant('pull'), tab })],
  [2, fc.record({ do: fc.constant('kill'), tab, after: fc.nat(14) })],
  [
    1,
    fc.record({
      do: fc.constant('full'),
      tab,
      after: fc.nat(3),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  ],
  [1, fc.record({ do: fc.constantFrom('killBrowser', 'cutRealtime') })],
  [
    6,
    fc.record({
      do: fc.constant('network'),
      fault: faults,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  ],
  [2, fc.record({ do: fc.constant('airplane'), on: fc.boolean() })],
  [2, fc.record({ do: fc.constant('signIn'), who: fc.nat(2) })],
  [1, fc.record({ do: fc.constant('edit'), product: fc.nat(9) })],
  [1, fc.record({ do: fc.constant('shelve'), product: fc.nat(9), shown: fc.boolean() })],
  [3, fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(...WAITS_MS) })],
]

const single: fc.Arbitrary<History> = fc
  .record({
    step: fc.oneof(...STEPS.map(([weight, arbitrary]) => ({ weight, arbitrary }))),
    rush: fc.boolean(),
  })
  .map((one) => [one])

/** Scenarios that random single steps produce too rarely. */
const SCENES: fc.Arbitrary<History>[] = [
  // The tab dies at a random moment of placing an order; the shopper reopens it and continues.
  fc
    .record({ after: fc.nat(24), offline: fc.boolean() })
    .map(({ after, offline }) => [
      ...(offline ? [calm({ do: 'airplane', on: true })] : []),
      calm({ do: 'add', tab: 0 }),
      calm({ do: 'kill', tab: 0, after }),
      rush({ do: 'order', tab: 0, seen: 'nothing', isValid: true }),
      calm({ do: 'kill', tab: 0, after: 0 }),
      calm({ do: 'add', tab: 1 }),
      rush({ do: 'order', tab: 1, seen: 'nothing', isValid: true }),
    ]),
  // Two tabs show the same checkout and both place the order.
  fc
    .record({ slow: fc.boolean(), more: fc.boolean(), hurry: fc.boolean() })
    .map((given) => [
      calm({ do: 'add', tab: 0 }),
      { step: { do: 'checkout', tab: 0 }, rush: given.hurry },
      calm({ do: 'checkout', tab: 1 }),
      ...(given.more ? [calm({ do: 'add', tab: 1 })] : []),
      ...(given.slow
        ? [calm({ do: 'network', fault: { kind: 'delay', delayMs: 60 }, times: 1 })]
        : []),
      rush({ do: 'order', tab: 0, seen: 'draft and cart', isValid: true }),
      calm({ do: 'order', tab: 1, seen: given.more ? 'draft' : 'draft and cart', isValid: true }),
    ]),
  // A tab dies with a request in flight; the shopper returns later and wants to cancel.
  fc
    .constantFrom(60_000, HOUR_MS, 8 * 24 * HOUR_MS)
    .map((ms) => [
      calm({ do: 'network', fault: { kind: 'silence' }, times: 1, method: 'POST' }),
      calm({ do: 'send', tab: 0, kind: 'appointment', flaw: 'none' }),
      calm({ do: 'killBrowser' }),
      calm({ do: 'wait', ms }),
      calm({ do: 'network', fault: { kind: 'status', status: 429 }, times: 2, method: 'POST' }),
      calm({ do: 'sendNow', tab: 0 }),
      calm({ do: 'cancel', tab: 0, nth: 0 }),
    ]),
  // The response is lost, the content changes, and the retry conflicts with the stored record.
  fc
    .constantFrom(...LIKES)
    .map((field) => [
      calm({ do: 'signIn', who: 1 }),
      calm({ do: 'network', fault: { kind: 'delay', delayMs: 500 }, times: 1, method: 'POST' }),
      rush({ do: 'like', tab: 0, field }),
      rush({ do: 'untilSent' }),
      rush({ do: 'like', tab: 1, field }),
      calm({ do: 'pause', ms: 700 }),
    ]),
  // Two phones each change their own measurement offline.
  fc
    .record({ one: fc.constantFrom(...FIELDS), other: fc.constantFrom(...FIELDS) })
    .map((two) => [
      calm({ do: 'signIn', who: 1 }),
      calm({ do: 'measure', tab: 0, field: two.one }),
      calm({ do: 'kill', tab: 4, after: 0 }),
      calm({ do: 'open', tab: 4 }),
      calm({ do: 'wait', ms: 5000 }),
      calm({ do: 'airplane', on: true }),
      calm({ do: 'measure', tab: 0, field: two.other }),
      calm({ do: 'measure', tab: 4, field: two.one }),
      calm({ do: 'airplane', on: false }),
    ]),
  // A guest leaves something on the phone and then signs in.
  fc
    .record({ who: fc.integer({ min: 1, max: 2 }), ordered: fc.boolean() })
    .map((given) => [
      calm({ do: 'signIn', who: 0 }),
      calm({ do: 'airplane', on: true }),
      calm({ do: 'measure', tab: 0, field: 'waist' }),
      calm({ do: 'add', tab: 0 }),
      ...(given.ordered ? [calm({ do: 'order', tab: 0, seen: 'nothing', isValid: true })] : []),
      calm({ do: 'signIn', who: given.who }),
      calm({ do: 'airplane', on: false }),
    ]),
  // The device has no room for what the shopper does next.
  fc
    .record({ after: fc.nat(2), ordered: fc.boolean() })
    .map(({ after, ordered }) => [
      calm({ do: 'add', tab: 0 }),
      rush({ do: 'full', tab: 0, after, times: 4 }),
      ordered
        ? calm({ do: 'order', tab: 0, seen: 'nothing', isValid: true })
        : calm({ do: 'add', tab: 0 }),
    ]),
  // A pull is interrupted in one tab; a product has left the shelf.
  fc
    .record({ product: fc.nat(9), after: fc.nat(8) })
    .map(({ product, after }) => [
      calm({ do: 'open', tab: 2 }),
      calm({ do: 'edit', product }),
      calm({ do: 'shelve', product: (product + 1) % 10, shown: false }),
      rush({ do: 'kill', tab: 2, after }),
      calm({ do: 'pull', tab: 2 }),
      calm({ do: 'kill', tab: 2, after: 0 }),
    ]),
]

/** One step, or several that belong together. */
export const scenes: fc.Arbitrary<History> = fc.oneof(
  { weight: 12, arbitrary: single },
  ...SCENES.map((arbitrary) => ({ weight: 1, arbitrary })),
)

function calm(step: Step): History[number] {
  return { step, rush: false }
}

function rush(step: Step): History[number] {
  return { step, rush: true }
}
