import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sendDelayMs, applyVerdict, verdictOn, type Outcome } from '#domain/outbox/delivery.ts'
import {
  queuedEntry,
  isCancellable,
  isRefused,
  acquireLease,
  type OutboxEntry,
  type OutboxKind,
} from '#domain/outbox/outbox.ts'
import { entry, NOW } from '#tests/fixtures/outboxEntry.ts'

const refusal = (status: number, more: object = {}): Outcome => ({
  kind: 'refused',
  status,
  problem: { code: 'refused' },
  fieldCodes: {},
  ...more,
})

describe('the verdict on an attempt', () => {
  test.each<[string, OutboxKind, Outcome, string]>([
    ['no answer', 'order', { kind: 'unanswered' }, 'retry'],
    ['stored under its own id', 'order', { kind: 'stored', id: 'a' }, 'delivered'],
    ['stored under another id', 'order', { kind: 'stored', id: 'b' }, 'retry'],
    ['an answer that is not a record', 'order', { kind: 'stored', id: '' }, 'retry'],
    ['408', 'order', refusal(408), 'postponed'],
    ['425', 'order', refusal(425), 'postponed'],
    ['429', 'order', refusal(429, { problem: { code: 'tooManyRequests' } }), 'postponed'],
    ['500', 'order', refusal(500), 'postponed'],
    ['503', 'order', refusal(503), 'postponed'],
    ['401', 'order', refusal(401), 'signInNeeded'],
    ['a sign-in that ran out', 'order', { kind: 'signedOut' }, 'signInNeeded'],
    [
      '409 with prices',
      'order',
      refusal(409, { problem: { code: 'pricesChanged' } }),
      'pricesChanged',
    ],
    [
      '400 with fields',
      'order',
      refusal(400, { problem: { code: 'refused', fields: { email: 'refused' } } }),
      'refused',
    ],
    ['400 with a code', 'order', refusal(400, { problem: { code: 'orderRefused' } }), 'refused'],
    ['400 without a word', 'order', refusal(400), 'unexplained'],
    ['403', 'order', refusal(403), 'refused'],
    ['404', 'order', refusal(404, { problem: { code: 'notFound' } }), 'refused'],
    ['413', 'order', refusal(413), 'refused'],
    [
      'an id that is taken',
      'appointment',
      refusal(400, { fieldCodes: { id: 'validation_not_unique' } }),
      'delivered',
    ],
    [
      'an id that is taken, by another check',
      'tailoring',
      refusal(400, { fieldCodes: { id: 'validation_pk_invalid' } }),
      'delivered',
    ],
    [
      'a subscribed address',
      'subscriber',
      refusal(400, {
        fieldCodes: { email: 'validation_not_unique' },
        problem: { code: 'refused', fields: { email: 'refused' } },
      }),
      'delivered',
    ],
    [
      'an address taken elsewhere',
      'appointment',
      refusal(400, {
        fieldCodes: { email: 'validation_not_unique' },
        problem: { code: 'refused', fields: { email: 'refused' } },
      }),
      'refused',
    ],
  ])('%s for %s', (_what, kind, outcome, verdict) => {
    expect(verdictOn(entry({ kind }), outcome).kind).toBe(verdict)
  })
})

describe('an entry after an attempt', () => {
  test('can be cancelled after a refusal, though an earlier attempt had no response', () => {
    const unanswered = applyVerdict(entry(), { kind: 'retry', uncertain: true }, 1, NOW, 0)
    expect(unanswered && isCancellable(unanswered)).toBe(false)
    const refused = { kind: 'refused', problem: { code: 'orderRefused' } } as const
    const after = applyVerdict(unanswered ?? entry(), refused, 1, NOW, 0)
    expect(after && isCancellable(after)).toBe(true)
  })

  test('counts as refused for the waiting shopper after a “try later”, unless an earlier attempt is uncertain', () => {
    const put = { kind: 'postponed', problem: { code: 'refused' } } as const
    const after = applyVerdict(acquireLease(entry(), 'try', NOW), put, 1, NOW, 0.5)
    expect(after).toMatchObject({ status: 'queued', problem: { code: 'refused' } })
    expect(after && isRefused(after)).toBe(true)
    expect(after && isRefused(acquireLease(after, 'try', NOW))).toBe(false)
    const unanswered = applyVerdict(entry(), { kind: 'retry', uncertain: true }, 1, NOW, 0)
    const later = unanswered && applyVerdict(acquireLease(unanswered, 'try', NOW), put, 1, NOW, 0.5)
    expect(later && isRefused(later)).toBe(false)
  })

  test('is removed when it is delivered', () => {
    expect(
      applyVerdict(acquireLease(entry(), 'tab', NOW), { kind: 'delivered' }, 1, NOW, 0.5),
    ).toBeUndefined()
  })

  test('stays when its content was replaced meanwhile', () => {
    const replaced = queuedEntry(entry(), 9, NOW, acquireLease(entry(), 'tab', NOW))
    const after = applyVerdict(replaced, { kind: 'delivered' }, 1, NOW, 0.5)
    expect(after).toMatchObject({ status: 'queued', edition: 2, order: 1 })
  })

  test('waits as long as the server asks, up to a limit', () => {
    const asked = (retryAfterMs: number) => {
      const problem = { code: 'tooManyRequests', retryAfterMs } as const
      return applyVerdict(entry(), { kind: 'postponed', problem }, 1, NOW, 0)?.nextAt
    }
    expect(asked(30_000)).toBe(NOW + 30_000)
    expect(asked(10 * 24 * 60 * 60 * 1000)).toBe(NOW + 60 * 60 * 1000)
  })

  test('is dropped after six refusals without a reason, within a day', () => {
    let now = NOW
    let current: OutboxEntry | undefined = entry()
    let tries = 0
    while (current && current.status !== 'refused') {
      current = applyVerdict(
        acquireLease(current, 'tab', now),
        { kind: 'unexplained' },
        1,
        now,
        0.5,
      )
      now = Math.max(now, current?.nextAt ?? now)
      tries += 1
    }
    expect(tries).toBe(6)
    expect(now - NOW).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
  })

  test('waits between half a second and a quarter of an hour before its own tries, with jitter', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.double({ min: 0, max: 0.999, noNaN: true }), (tries, chance) => {
        const delay = sendDelayMs(tries, chance)
        expect(delay).toBeGreaterThanOrEqual(500)
        expect(delay).toBeLessThanOrEqual(15 * 60 * 1000)
      }),
    )
    expect(sendDelayMs(5, 0.1)).not.toBe(sendDelayMs(5, 0.9))
  })
})
