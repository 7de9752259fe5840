import {
  isLeased,
  needsShopper,
  OUTBOX_KINDS,
  type OutboxEntry,
  type OutboxKind,
} from './outbox.ts'

/** No backoff is longer. A `nextAt` further ahead comes from a clock jump and counts as due. */
const LONGEST_WAIT_MS = 12 * 60 * 60 * 1000

function isDue({ nextAt }: OutboxEntry, nowMs: number): boolean {
  return nextAt <= nowMs || nextAt - nowMs > LONGEST_WAIT_MS
}

/**
 * The entries that may be sent now, at most one per lane. A lane is first in, first out: an entry
 * in backoff blocks the lane, unless it waits for the shopper or was refused without a reason.
 * Includes only entries of guests and of signed-in accounts; a shopper and the owner may both be
 * signed in on one device.
 * @param hurry a lane whose first entry is sent even if it is not due yet.
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

/** The ids of the accounts signed in on this device. */
export type SignedIn = string | readonly string[]

function isMine(owner: string, signedIn: SignedIn): boolean {
  return owner === '' || [signedIn].flat().includes(owner)
}

/** Whether an earlier entry on the same record waits for a person. */
function isHeldBack({ subject, order }: OutboxEntry, entries: readonly OutboxEntry[]): boolean {
  if (subject === undefined) return false
  return entries.some(
    (other) => other.subject === subject && other.order < order && needsShopper(other),
  )
}

/** When the next entry is due; undefined when none is scheduled. */
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
