import { describe, expect, test } from 'vitest'
import {
  LEASE_MS,
  acquireLease,
  isCancellable,
  isDroppable,
  needsShopper,
  releaseExpiredLease,
  requeued,
  type OutboxEntry,
  type OutboxKind,
} from '#domain/outbox/outbox.ts'
import { applyVerdict } from '#domain/outbox/delivery.ts'
import { nextDueAt, sendableEntries } from '#domain/outbox/schedule.ts'
import { entry, NOW } from '#tests/fixtures/outboxEntry.ts'

describe('which entries may be sent', () => {
  test('the first of each lane, and none behind a waiting one', () => {
    const entries = [
      entry({ id: 'a', order: 1, nextAt: NOW + 5000 }),
      entry({ id: 'b', order: 2 }),
      entry({ id: 'c', order: 3, kind: 'subscriber' }),
    ]
    expect(sendableEntries(entries, '', NOW).map(({ id }) => id)).toEqual(['c'])
  })

  test('an entry that needs the shopper, or an explanation, does not block others', () => {
    const entries = [
      entry({ id: 'a', order: 1, status: 'refused' }),
      entry({ id: 'b', order: 2, unexplained: 1, nextAt: NOW + 5000 }),
      entry({ id: 'c', order: 3 }),
    ]
    expect(sendableEntries(entries, '', NOW).map(({ id }) => id)).toEqual(['c'])
  })

  test('an entry that the server answered with an error waits alone, except at the desk', () => {
    const busy = { problem: { code: 'unreachable' }, attempts: 3, nextAt: NOW + 5000 } as const
    for (const hurry of [undefined, 'order'] as const) {
      const orders = [entry({ id: 'a', order: 1, ...busy }), entry({ id: 'b', order: 2 })]
      expect(sendableEntries(orders, '', NOW, hurry).map(({ id }) => id)).toEqual(['b'])
    }
    const desk = [
      entry({ id: 'a', kind: 'desk', order: 1, ...busy }),
      entry({ id: 'b', kind: 'desk', order: 2 }),
    ]
    expect(sendableEntries(desk, '', NOW)).toEqual([])
    expect(sendableEntries(desk, '', NOW, 'desk').map(({ id }) => id)).toEqual(['a'])
  })

  test('an entry that never gets an answer lets later ones pass after three attempts', () => {
    const unanswered = { uncertain: true, nextAt: NOW + 5000 }
    const sendable = (kind: OutboxKind, attempts: number) =>
      sendableEntries(
        [
          entry({ id: 'a', kind, order: 1, attempts, ...unanswered }),
          entry({ id: 'b', kind, order: 2 }),
        ],
        '',
        NOW,
      ).map(({ id }) => id)
    expect(sendable('order', 2)).toEqual([])
    expect(sendable('order', 3)).toEqual(['b'])
    expect(sendable('desk', 3)).toEqual([])
  })

  test('never an entry of another account', () => {
    const entries = [entry({ id: 'a', owner: 'asha' }), entry({ id: 'b', order: 2, owner: 'ravi' })]
    expect(sendableEntries(entries, 'ravi', NOW).map(({ id }) => id)).toEqual(['b'])
    expect(sendableEntries(entries, '', NOW)).toEqual([])
  })

  test('no leased entry, until its lease expires', () => {
    const held = acquireLease(entry(), 'other', NOW)
    expect(sendableEntries([held], '', NOW + LEASE_MS - 1)).toEqual([])
    expect(releaseExpiredLease(held, NOW + LEASE_MS - 1)).toBe(held)
    const freed = releaseExpiredLease(held, NOW + LEASE_MS)
    expect(freed).toMatchObject({ status: 'queued', uncertain: true })
    expect(sendableEntries([freed], '', NOW + LEASE_MS)).toEqual([freed])
  })

  test('a clock that goes back does not block an entry', () => {
    const ahead = entry({ nextAt: NOW + 400 * 24 * 60 * 60 * 1000 })
    expect(sendableEntries([ahead], '', NOW)).toEqual([ahead])
    const hoursAhead = entry({ attempts: 3, uncertain: true, nextAt: NOW + 6 * 60 * 60 * 1000 })
    expect(sendableEntries([hoursAhead], '', NOW)).toEqual([hoursAhead])
    expect(nextDueAt([hoursAhead], '', NOW)).toBe(NOW)
    const unexplained = { ...hoursAhead, unexplained: 4 }
    expect(sendableEntries([unexplained], '', NOW)).toEqual([])
    const held = acquireLease(entry(), 'other', NOW + 400 * 24 * 60 * 60 * 1000)
    expect(releaseExpiredLease(held, NOW).status).toBe('queued')
  })

  test('the next timer is for the first due entry, and none is set when all need the shopper', () => {
    const later = entry({ id: 'b', kind: 'subscriber', nextAt: NOW + 9000 })
    expect(nextDueAt([later, entry({ nextAt: NOW + 3000 })], '', NOW)).toBe(NOW + 3000)
    expect(nextDueAt([entry({ status: 'stale' })], '', NOW)).toBeUndefined()
    expect(nextDueAt([entry({ owner: 'asha' })], 'ravi', NOW)).toBeUndefined()
  })

  test('no timer is set for an entry that waits for the one ahead of it', () => {
    const busy = { problem: { code: 'unreachable' }, attempts: 3, nextAt: NOW + 9000 } as const
    const behind = (kind: OutboxKind) => [
      entry({ id: 'b', kind, order: 2 }),
      entry({ id: 'a', kind, order: 1, ...busy }),
    ]
    expect(nextDueAt(behind('desk'), '', NOW)).toBe(NOW + 9000)
    expect(nextDueAt(behind('order'), '', NOW)).toBe(NOW)
    const unanswered = entry({ id: 'c', uncertain: true, attempts: 1, nextAt: NOW + 2000 })
    expect(nextDueAt([unanswered, entry({ id: 'd', order: 2 })], '', NOW)).toBe(NOW + 2000)
    const leased = acquireLease(entry({ id: 'e' }), 'other', NOW)
    expect(nextDueAt([leased, entry({ id: 'f', order: 2 })], '', NOW)).toBe(NOW + LEASE_MS)
  })
})

describe('entries about one record', () => {
  const about = (id: string, order: number, more: Partial<OutboxEntry> = {}) =>
    entry({ id, kind: 'desk', owner: 'owner', order, subject: 'suit', ...more })

  test('later ones wait while an earlier one waits for the shopper', () => {
    const asked = about('a', 1, { status: 'refused' })
    const later = about('b', 2)
    const other = about('c', 3, { subject: 'belt' })
    expect(sendableEntries([asked, later, other], 'owner', NOW).map(({ id }) => id)).toEqual(['c'])
    expect(nextDueAt([asked, later], 'owner', NOW)).toBeUndefined()
    expect(sendableEntries([later, other], 'owner', NOW).map(({ id }) => id)).toEqual(['b'])
  })

  test('one that got no answer eight times waits for the owner, and only later ones on its record with it', () => {
    const attempt = (before: OutboxEntry) =>
      applyVerdict(acquireLease(before, 'tab', NOW), { kind: 'retry', uncertain: true }, 1, NOW, 0)
    let unanswered = about('a', 1)
    for (let tries = 0; tries < 7; tries += 1) unanswered = attempt(unanswered) ?? unanswered
    expect(unanswered.status).toBe('queued')
    unanswered = attempt(unanswered) ?? unanswered
    expect(needsShopper(unanswered)).toBe(true)
    expect(isCancellable(unanswered)).toBe(false)
    expect(isDroppable(unanswered)).toBe(true)
    const behind = [about('b', 2), about('c', 3, { subject: 'belt' })]
    const sendable = sendableEntries([unanswered, ...behind], 'owner', NOW)
    expect(sendable.map(({ id }) => id)).toEqual(['c'])
    const again = requeued(unanswered, NOW)
    expect(sendableEntries([again, ...behind], 'owner', NOW)).toEqual([again])
    expect(isCancellable(again)).toBe(false)
  })

  test('a shopper and the owner on one device each have their entries sent', () => {
    const shopper = entry({ id: 's', owner: 'asha' })
    const both = sendableEntries([about('a', 1), shopper], ['asha', 'owner'], NOW)
    expect(both.map(({ id }) => id).sort()).toEqual(['a', 's'])
    expect(sendableEntries([about('a', 1), shopper], ['asha'], NOW)).toEqual([shopper])
  })
})
