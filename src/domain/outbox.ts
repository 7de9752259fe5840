import type { Problem } from './problem.ts'

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

/** Who is sending an entry, and until when nobody else may. */
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
export const LEASE_MS = 45_000

/** No wait is longer: one that seems to be comes from a clock that jumped, and is over. */
const LONGEST_WAIT_MS = 12 * 60 * 60 * 1000

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
export function needsShopper({ status }: Pick<OutboxEntry, 'status'>): boolean {
  return status !== 'queued' && status !== 'sending'
}

/** Whether the shopper has to say yes again before it is sent. */
export function isStale(entry: OutboxEntry, nowMs: number): boolean {
  return ASKS_AGAIN.includes(entry.kind) && nowMs - entry.confirmedAt > STALE_AFTER_MS
}

/** Whether somebody is sending it just now. A lease of a clock that jumped does not count. */
export function isLeased({ lease }: OutboxEntry, nowMs: number): boolean {
  return lease !== undefined && lease.until > nowMs && lease.until - nowMs <= LEASE_MS
}

function isDue({ nextAt }: OutboxEntry, nowMs: number): boolean {
  return nextAt <= nowMs || nextAt - nowMs > LONGEST_WAIT_MS
}

/**
 * The entries that may be sent now, one per lane at most. In a lane the first goes first: what
 * comes after it waits with it, unless the first waits for the shopper, or for an explanation.
 * Only what belongs to the guest or to whoever is signed in is touched; that may be two people on
 * one device, a shopper and the owner.
 * @param hurry a lane of which the first entry is sent even if it is not due yet.
 */
export function sendable(
  entries: readonly OutboxEntry[],
  signedIn: SignedIn,
  nowMs: number,
  hurry?: OutboxKind,
): OutboxEntry[] {
  const mine = entries.filter(({ owner }) => isMine(owner, signedIn))
  const waiting = mine
    .filter((entry) => !needsShopper(entry) && !isHeldBack(entry, mine))
    .sort((one, other) => one.order - other.order)
  return OUTBOX_KINDS.flatMap((kind) => {
    const lane = waiting.filter((entry) => entry.kind === kind)
    const due = (entry: OutboxEntry) => kind === hurry || isDue(entry, nowMs)
    const head = lane.find((entry) => due(entry) || entry.unexplained === 0)
    return head && due(head) && !isLeased(head, nowMs) ? [head] : []
  })
}

/** Everybody who is signed in on this device, by id. */
export type SignedIn = string | readonly string[]

function isMine(owner: string, signedIn: SignedIn): boolean {
  return owner === '' || [signedIn].flat().includes(owner)
}

/** Whether an earlier entry about the same thing waits for a person. */
function isHeldBack({ subject, order }: OutboxEntry, entries: readonly OutboxEntry[]): boolean {
  if (subject === undefined) return false
  return entries.some(
    (other) => other.subject === subject && other.order < order && needsShopper(other),
  )
}

/** The entry in the hands of a sender. */
export function leased(entry: OutboxEntry, holder: string, nowMs: number): OutboxEntry {
  const lease = { holder, until: nowMs + LEASE_MS }
  return { ...entry, status: 'sending', attempts: entry.attempts + 1, lease }
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

/** When something is due next; undefined when nothing waits by itself. */
export function nextWake(
  entries: readonly OutboxEntry[],
  signedIn: SignedIn,
  nowMs: number,
): number | undefined {
  const mine = entries.filter(({ owner }) => isMine(owner, signedIn))
  const times = mine
    .filter((entry) => !needsShopper(entry) && !isHeldBack(entry, mine))
    .map((entry) => Math.max(entry.nextAt, isLeased(entry, nowMs) ? (entry.lease?.until ?? 0) : 0))
  return times.length === 0 ? undefined : Math.min(...times)
}
