import type { Problem } from '#domain/base/problem.ts'

/** Everything the outbox sends in the background. Each kind is a lane; lanes are independent. */
export const OUTBOX_KINDS = [
  'order',
  'appointment',
  'tailoring',
  'fitting',
  'subscriber',
  'measurements',
  'preferences',
  'desk',
] as const

export type OutboxKind = (typeof OUTBOX_KINDS)[number]

/** Later edits of the desk build on earlier ones; the entries of other lanes are independent. */
export const ORDERED_LANE = 'desk' satisfies OutboxKind

/** The state of an outgoing record; `sent` belongs to a receipt, no longer to an entry. */
export type OutboxStatus =
  | 'queued'
  | 'sending'
  | 'sent'
  | 'pricesChanged'
  | 'signInNeeded'
  | 'refused'
  /** It has waited for too long, or was sent too often without an answer. */
  | 'stale'

/** The lock of one attempt (`holder` is its id): no other attempt may start before it expires. */
export type Lease = { holder: string; until: number }

/** The envelope of a queued record; times are Unix milliseconds of this device. */
export type OutboxEntry = {
  /** Also the record's id on the server, and so the idempotency key of a repeated delivery. */
  id: string
  kind: OutboxKind
  /** The account it is sent for, or empty for a guest. */
  owner: string
  status: Exclude<OutboxStatus, 'sent'>
  /** Position in the lane. */
  order: number
  /** Increases when the content is replaced, so that an old answer does not settle new content. */
  edition: number
  attempts: number
  /** Number of refusals without a reason. */
  unexplained: number
  /** Whether an attempt ended without an answer: the server may have it. */
  uncertain: boolean
  nextAt: number
  savedAt: number
  /** When the shopper last confirmed sending it. */
  confirmedAt: number
  lease?: Lease
  problem?: Problem
  /** The record it changes: while this entry waits for a person, later ones on it wait too. */
  subject?: string
}

/** After a week prices and plans may have changed: ask the shopper again. */
export const STALE_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/** Longer than the request timeout, so that a lease expires only when its holder is gone. */
export const LEASE_MS = 20_000

/** How often the holder renews its lease, to keep it during a long upload. */
export const RENEW_LEASE_MS = 5_000

/** Kinds that the shopper may no longer want after a while. */
const ASKS_AGAIN: readonly OutboxKind[] = ['order', 'appointment', 'tailoring', 'fitting']

/** A new entry, or an existing one with new content, which keeps its place in the lane. */
export function queuedEntry(
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

/** Whether it waits for a decision of the shopper. */
export function needsShopper({ status }: { status: OutboxStatus }): boolean {
  return status !== 'queued' && status !== 'sending' && status !== 'sent'
}

/** Whether the server refused the last attempt and no earlier attempt may have been stored. */
export function isRefused(entry: OutboxEntry): boolean {
  return entry.problem !== undefined && isCancellable(entry)
}

/** Whether the shopper has to confirm again before it is sent. */
export function isStale(entry: OutboxEntry, nowMs: number): boolean {
  return ASKS_AGAIN.includes(entry.kind) && nowMs - entry.confirmedAt > STALE_AFTER_MS
}

/** Whether an attempt holds a valid lease. One too far in the future (clock jump) is void. */
export function isLeased({ lease }: OutboxEntry, nowMs: number): boolean {
  return lease !== undefined && lease.until > nowMs && lease.until - nowMs <= LEASE_MS
}

/** Starts an attempt: the entry with a lease for its holder. */
export function acquireLease<Entry extends OutboxEntry>(
  entry: Entry,
  holder: string,
  nowMs: number,
) {
  const { problem: _problem, ...rest } = entry
  const lease = { holder, until: nowMs + LEASE_MS }
  return { ...rest, status: 'sending' as const, attempts: entry.attempts + 1, lease }
}

/** Requeues an entry whose lease expired; its sender is gone and may have delivered it. */
export function releaseExpiredLease(entry: OutboxEntry, nowMs: number): OutboxEntry {
  if (entry.status !== 'sending' || isLeased(entry, nowMs)) return entry
  const { lease: _lease, ...rest } = entry
  return { ...rest, status: 'queued', uncertain: true }
}

/**
 * True while cancelling is safe: never sent, or every attempt got an answer. An unanswered attempt
 * may have been stored, even if its sender is gone.
 */
export function isCancellable({ uncertain, status }: OutboxEntry): boolean {
  return !uncertain && status !== 'sending'
}

/**
 * Whether the shopper may discard it: it waits for their decision, or certainly has not reached the
 * server.
 */
export function isDroppable(entry: OutboxEntry): boolean {
  return needsShopper(entry) || isCancellable(entry)
}

/** The entry after the shopper confirmed it again. */
export function requeued<Entry extends OutboxEntry>(entry: Entry, nowMs: number) {
  const { problem: _problem, lease: _lease, ...rest } = entry
  return { ...rest, status: 'queued' as const, unexplained: 0, nextAt: nowMs, confirmedAt: nowMs }
}
