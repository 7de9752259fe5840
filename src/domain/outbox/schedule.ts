import { MAX_RETRY_AFTER_MS, MAX_UNEXPLAINED_MS } from './delivery.ts'
import {
  isLeased,
  needsShopper,
  ORDERED_LANE,
  OUTBOX_KINDS,
  type OutboxEntry,
  type OutboxKind,
} from './outbox.ts'

/** A `nextAt` further ahead than any backoff comes from a clock jump and counts as due. */
function isDue({ nextAt, unexplained }: OutboxEntry, nowMs: number): boolean {
  const maxMs = unexplained > 0 ? MAX_UNEXPLAINED_MS : MAX_RETRY_AFTER_MS
  return nextAt <= nowMs || nextAt - nowMs > maxMs
}

/** After this many attempts without an answer, the entry is the cause and not the network. */
const ATTEMPTS_BEFORE_OTHERS_PASS = 3

/**
 * The entries that may be sent now, at most one per lane, oldest first. An entry that got no answer
 * blocks its lane at first: the next would get none either. One that got none three times, or that
 * the server answered with an error, waits for its own backoff while later ones go on, except at
 * the desk. One that was refused without a reason, or waits for the shopper, never blocks.
 * Includes only entries of guests and of signed-in accounts; a shopper and the owner may both be
 * signed in on one device.
 * @param hurry a lane whose backoff is ignored, except what the server's answers demand.
 */
export function sendableEntries(
  entries: readonly OutboxEntry[],
  signedIn: SignedIn,
  nowMs: number,
  hurry?: OutboxKind,
): OutboxEntry[] {
  return lanesOf(entries, signedIn).flatMap((lane) => {
    const due = (entry: OutboxEntry) =>
      isDue(entry, nowMs) || (entry.kind === hurry && !waitsAlone(entry))
    const next = lane[placeOfNext(lane, due)]
    return next && due(next) && !isLeased(next, nowMs) ? [next] : []
  })
}

/** The entries that need no decision, by lane, each lane oldest first. */
function lanesOf(entries: readonly OutboxEntry[], signedIn: SignedIn): OutboxEntry[][] {
  const mine = entries.filter(({ owner }) => isMine(owner, signedIn))
  const waiting = mine
    .filter((entry) => !needsShopper(entry) && !isHeldBack(entry, mine))
    .sort((one, other) => one.order - other.order)
  return OUTBOX_KINDS.map((kind) => waiting.filter((entry) => entry.kind === kind))
}

/**
 * The index in its lane of the first entry that is due, or that blocks those behind it; -1 if there
 * is none.
 */
function placeOfNext(lane: readonly OutboxEntry[], due: (entry: OutboxEntry) => boolean): number {
  return lane.findIndex((entry) => due(entry) || !(entry.unexplained > 0 || waitsAlone(entry)))
}

/** Whether what went wrong concerns only this entry, not those behind it. */
function waitsAlone({ kind, problem, uncertain, attempts }: OutboxEntry): boolean {
  if (kind === ORDERED_LANE) return false
  return problem !== undefined || (uncertain && attempts >= ATTEMPTS_BEFORE_OTHERS_PASS)
}

/**
 * Whether the delay of an entry ends when the server can be reached again. One that the server has
 * answered keeps it, as does one that is the cause itself: it would be sent again with each reconnect
 * that its own silence leads to.
 */
export function isSentOnReconnect({ problem, unexplained, attempts }: OutboxEntry): boolean {
  return problem === undefined && unexplained === 0 && attempts < ATTEMPTS_BEFORE_OTHERS_PASS
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

/**
 * When the next entry is due; undefined when none is scheduled. One that waits for the entry ahead of
 * it counts only once that one has been sent.
 */
export function nextDueAt(
  entries: readonly OutboxEntry[],
  signedIn: SignedIn,
  nowMs: number,
): number | undefined {
  const times = lanesOf(entries, signedIn).flatMap((lane) => {
    const next = placeOfNext(lane, (entry) => isDue(entry, nowMs))
    const ahead = next < 0 ? lane : lane.slice(0, next + 1)
    return ahead.map((entry) =>
      Math.max(
        isDue(entry, nowMs) ? Math.min(entry.nextAt, nowMs) : entry.nextAt,
        isLeased(entry, nowMs) ? (entry.lease?.until ?? 0) : 0,
      ),
    )
  })
  return times.length === 0 ? undefined : Math.min(...times)
}
