import { describe, expect, test } from 'vitest'
import { applyVerdict } from '#domain/outbox/delivery.ts'
import {
  requeued,
  isCancellable,
  isStale,
  acquireLease,
  needsShopper,
  STALE_AFTER_MS,
} from '#domain/outbox/outbox.ts'
import { entry, NOW } from '#tests/fixtures/outboxEntry.ts'

test('an order older than a week asks first, a newsletter does not', () => {
  const week = NOW + STALE_AFTER_MS
  expect(isStale(entry(), week)).toBe(false)
  expect(isStale(entry(), week + 1)).toBe(true)
  expect(isStale(entry({ kind: 'subscriber' }), week + 1)).toBe(false)
  expect(isStale(requeued(entry(), week), week + 1)).toBe(false)
})

describe('cancelling an entry', () => {
  test('works until it may have arrived', () => {
    expect(isCancellable(entry())).toBe(true)
    const held = acquireLease(entry(), 'tab', NOW)
    expect(isCancellable(held)).toBe(false)
    const lost = applyVerdict(held, { kind: 'retry', uncertain: true }, 1, NOW, 0.5)
    expect(lost && isCancellable(lost)).toBe(false)
    const busy = applyVerdict(
      held,
      { kind: 'postponed', problem: { code: 'refused' } },
      1,
      NOW,
      0.5,
    )
    expect(busy && isCancellable(busy)).toBe(true)
    expect(needsShopper(entry({ status: 'refused' }))).toBe(true)
  })
})
