import type { Problem } from '#domain/base/problem.ts'

/** Everything that leaves this device by itself. Each kind is a lane: none waits for another. */
export const OUTBOX_KINDS = [
  'order',
  'appointment',
  'tailoring',
  'subscriber',
  'measurements',
  'preferences',
  'desk',
] as const

export type OutboxKind = (typeof OUTBOX_KINDS)[number]

/** Where something on its way stands; what is `sent` is a receipt, no longer an entry. */
export type OutboxStatus =
  'queued' | 'sending' | 'sent' | 'pricesChanged' | 'signInNeeded' | 'refused' | 'stale'

/** One attempt to send an entry (`holder` is its id), and until when no other may begin. */
export type Lease = { holder: string; until: number }

/** The envelope of what is sent; times are Unix milliseconds of this device. */
export type OutboxEntry = {
  /** The record's id on the server too, so that a second delivery is recognised. */
  id: string
  kind: OutboxKind
  /** The account that it is sent for, or empty for a guest. */
  owner: string
  status: Exclude<OutboxStatus, 'sent'>
  /** Place in the lane. */
  order: number
  /** Grows when the content is replaced, so that an old answer does not settle the new content. */
  edition: number
  attempts: number
  /** How often the answer was a refusal without a reason. */
  unexplained: number
  /** Whether an attempt ended without an answer: the server may have it. */
  uncertain: boolean
  nextAt: number
  savedAt: number
  /** When the shopper last said yes to sending it. */
  confirmedAt: number
  lease?: Lease
  problem?: Problem
  /** What it changes: later entries about the same thing wait while this one waits for a person. */
  subject?: string
}

/** Prices and plans move on: after a week the shopper is asked again. */
export const STALE_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/** Longer than a request may take, so that a lease ends only when its holder is gone. */
export const LEASE_MS = 20_000

/** How often a sender renews its lease, so that a long upload keeps it. */
export const RENEW_LEASE_MS = 5_000

/** What the shopper might no longer want after a while. */
const ASKS_AGAIN: readonly OutboxKind[] = ['order', 'appointment', 'tailoring']

/** A new entry, or the same one with new content: it then keeps its place. */
export function enqueued(
  what: Pick<OutboxEntry, 'id' | 'kind' | 'owner' | 'subject'>,
  place: number,
  nowMs: number,
  before?: OutboxEntry,
): OutboxEntry {
  const { id, kind, owner, subject } = what
  return {
    id,
    kind,
    owner,
    ...(subject !== undefined && { subject }),
    status: 'queued',
    order: before?.order ?? place,
    edition: (before?.edition ?? 0) + 1,
    attempts: 0,
    unexplained: 0,
    uncertain: before?.uncertain ?? false,
    nextAt: nowMs,
    savedAt: nowMs,
    confirmedAt: nowMs,
    ...(before?.lease && { lease: before.lease, status: 'sending' as const }),
  }
}

/** Whether sending it has to wait for the shopper. */
export function needsShopper({ status }: { status: OutboxStatus }): boolean {
  return status !== 'queued' && status !== 'sending' && status !== 'sent'
}

/** Whether the shop answered the last attempt with a no. What may have arrived is not refused. */
export function isRefused(entry: OutboxEntry): boolean {
  return entry.problem !== undefined && isCancellable(entry)
}

/** Whether the shopper has to say yes again before it is sent. */
export function isStale(entry: OutboxEntry, nowMs: number): boolean {
  return ASKS_AGAIN.includes(entry.kind) && nowMs - entry.confirmedAt > STALE_AFTER_MS
}

/** Whether somebody is sending it just now. A lease of a clock that jumped does not count. */
export function isLeased({ lease }: OutboxEntry, nowMs: number): boolean {
  return lease !== undefined && lease.until > nowMs && lease.until - nowMs <= LEASE_MS
}

/** The entry in the hands of a sender. */
export function acquireLease<Entry extends OutboxEntry>(
  entry: Entry,
  holder: string,
  nowMs: number,
) {
  const { problem: _problem, ...rest } = entry
  const lease = { holder, until: nowMs + LEASE_MS }
  return { ...rest, status: 'sending' as const, attempts: entry.attempts + 1, lease }
}

/** An entry whose sender is gone: it may have been delivered. */
export function recovered(entry: OutboxEntry, nowMs: number): OutboxEntry {
  if (entry.status !== 'sending' || isLeased(entry, nowMs)) return entry
  const { lease: _lease, ...rest } = entry
  return { ...rest, status: 'queued', uncertain: true }
}

/**
 * Whether it can still be taken back: it never left, or every attempt came back with an answer.
 * One that may have arrived cannot be called unsent, even if whoever sent it is gone.
 */
export function isCancellable({ uncertain, status }: OutboxEntry): boolean {
  return !uncertain && status !== 'sending'
}

/** The shopper says yes again. */
export function confirmed(entry: OutboxEntry, nowMs: number): OutboxEntry {
  const { problem: _problem, lease: _lease, ...rest } = entry
  return { ...rest, status: 'queued', unexplained: 0, nextAt: nowMs, confirmedAt: nowMs }
}
