import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDERED_LANE } from '#domain/outbox/outbox.ts'
import {
  laneOf,
  simulateOutbox,
  RULES,
  type Fault,
  type Rules,
  type Step,
} from '#tests/harness/device/outboxSimulation.ts'

const FAULTS: Fault[] = [
  'none',
  'lostBefore',
  'lostAfter',
  'error500',
  'busy429',
  'crashBefore',
  'crashAfter',
]

const STEPS: fc.WeightedArbitrary<Step>[] = [
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('enqueue'), kind: fc.nat(1), owner: fc.nat(2) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('send'),
      tab: fc.nat(3),
      fault: fc.constantFrom(...FAULTS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), nth: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signIn'), owner: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc.constantFrom(10, 2000, 50_000, 900_000),
    }),
  },
]

/** Says of a history whether nothing was lost, doubled, sent after its end, as another, or early. */
function holds(steps: readonly Step[], rules: Rules): boolean {
  const { placed, stored, cancelled, foreign, outbox } = simulateOutbox(steps, rules)
  const ids = stored.map(({ id }) => id)
  const wanted = placed.filter(({ id }) => !cancelled.has(id))
  const lanes = new Set(placed.map(laneOf))
  const inOrder = [...lanes].every((lane) => {
    const sent = stored.filter((one) => one.lane === lane).map(({ id }) => id)
    const due = wanted.filter((entry) => laneOf(entry) === lane).map(({ id }) => id)
    if (lane.startsWith(ORDERED_LANE)) return sent.join() === due.join()
    return sent.sort().join() === due.sort().join()
  })
  const nothingAfterCancelling = ids.every((id) => !cancelled.has(id))
  return inOrder && nothingAfterCancelling && foreign.length === 0 && outbox.size === 0
}

const histories = fc.array(fc.oneof(...STEPS), {
  maxLength: 60,
  size: 'max',
})

function isFoundOut(rules: Rules): boolean {
  const property = fc.property(histories, (steps) => holds(steps, rules))
  return fc.check(property, { numRuns: 2000, seed: 7 }).failed
}

describe('under any behaviour of network and tabs', () => {
  test('nothing is lost, duplicated, sent as another account, or reordered at the desk', () => {
    fc.assert(
      fc.property(histories, (steps) => holds(steps, RULES)),
      { numRuns: 1000, ...(process.env['SEED'] && { seed: Number(process.env['SEED']) }) },
    )
  })

  test('the model finds a rule that forgets unanswered attempts', () => {
    const forgets: Rules['applyVerdict'] = (entry, verdict, ...rest) =>
      verdict.kind === 'retry' ? undefined : RULES.applyVerdict(entry, verdict, ...rest)
    expect(isFoundOut({ ...RULES, applyVerdict: forgets })).toBe(true)
  })

  test('the model finds a rule that cancels what may have arrived', () => {
    expect(isFoundOut({ ...RULES, isCancellable: () => true })).toBe(true)
  })

  test('the model finds a rule that sends for any account', () => {
    const careless: Rules['sendableEntries'] = (entries, _who, now) =>
      entries.flatMap((entry) => RULES.sendableEntries([entry], entry.owner, now))
    expect(isFoundOut({ ...RULES, sendableEntries: careless })).toBe(true)
  })

  test('the model finds a rule that sends out of order', () => {
    const hasty: Rules['sendableEntries'] = (entries, who, now) =>
      entries.flatMap((entry) => RULES.sendableEntries([entry], who, now)).reverse()
    expect(isFoundOut({ ...RULES, sendableEntries: hasty })).toBe(true)
  })

  test('the model finds a rule that cancels what a closed tab was sending', () => {
    const trusting: Rules['isCancellable'] = (entry) => !entry.uncertain
    expect(isFoundOut({ ...RULES, isCancellable: trusting })).toBe(true)
  })

  test('the model finds a rule that never releases a closed tab’s lease', () => {
    expect(isFoundOut({ ...RULES, releaseExpiredLease: (entry) => entry })).toBe(true)
  })
})
