import { isLeased, needsShopper, OUTBOX_KINDS } from './outbox.ts'
import type { OutboxEntry, OutboxKind } from './outbox.ts'

/** No wait is longer: one that seems to be comes from a clock that jumped, and is over. */
const LONGEST_WAIT_MS = 12 * 60 * 60 * 1000

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
