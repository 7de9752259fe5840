import fc from 'fast-check'
import type { Fault } from '../harness/faultProxy.ts'

export const KINDS = [
  'order',
  'appointment',
  'tailoring',
  'subscriber',
  'measurements',
  'preferences',
] as const

/** What the shop will not take: a price that has changed, a field that is wrong. */
export type Flaw = 'none' | 'price' | 'field'

/** One thing that happens to a phone with the shop open in some tabs. Tabs are counted from 0. */
export type Step =
  | { do: 'place'; tab: number; kind: (typeof KINDS)[number]; flaw: Flaw }
  | { do: 'orderAgain'; tab: number; nth: number }
  | { do: 'cancel'; tab: number; nth: number }
  | { do: 'sendNow' | 'open' | 'freeze' | 'thaw'; tab: number }
  /** The tab dies after it has touched storage or network so many more times. */
  | { do: 'kill'; tab: number; after: number }
  | { do: 'killBrowser' | 'killServer' | 'startServer' | 'cutRealtime' }
  | { do: 'network'; fault: Fault; times: number }
  | { do: 'airplane'; on: boolean }
  | { do: 'signIn'; who: number }
  | { do: 'edit'; product: number }
  | { do: 'wait'; ms: number }

/** How a step is followed: by the next at once, or when all has come to rest. */
export type History = { step: Step; rush: boolean }[]

const tab = fc.nat(3)

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

const steps = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('place'),
      tab,
      kind: fc.constantFrom(...KINDS, 'order', 'order'),
      flaw: fc.constantFrom('none', 'none', 'none', 'none', 'price', 'field'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('orderAgain'), tab, nth: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel'), tab, nth: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sendNow'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('open', 'freeze', 'thaw'), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill'), tab, after: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('killBrowser', 'cutRealtime') }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('network'),
      fault: faults,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('airplane'), on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('signIn'), who: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('edit'), product: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc.constantFrom(2000, 20_000, 50_000, 900_000, 691_200_000),
    }),
  },
)

const histories = fc.array(fc.record({ step: steps, rush: fc.boolean() }), {
  minLength: 8,
  maxLength: 24,
  size: 'max',
})

/** Stopping a real server takes a second, so that only some histories do it. */
const SERVER_EVERY = 20

/** The history of a seed: the same whenever it is asked for. */
export function historyOf(seed: number): History {
  const [history = []] = fc.sample(histories, { seed, numRuns: 1 })
  if (seed % SERVER_EVERY !== 0) return history
  const half = Math.floor(history.length / 2)
  return [
    ...history.slice(0, half),
    { step: { do: 'killServer' }, rush: false },
    ...history.slice(half, half + 4),
    { step: { do: 'startServer' }, rush: false },
    ...history.slice(half + 4),
  ]
}
