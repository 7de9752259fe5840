import { ORDERED_LANE, type OutboxEntry, type OutboxKind } from './outbox.ts'
import type { Problem } from '#domain/base/problem.ts'
import type { PriceChange } from '#domain/base/refusal.ts'

/** How an attempt to send an entry ended. */
export type Outcome =
  /** No answer, a timeout, or an answer from something other than the shop (a captive portal). */
  | { kind: 'unanswered' }
  /** The sender's session has expired; nothing was sent. */
  | { kind: 'signedOut' }
  | { kind: 'stored'; id: string }
  | {
      kind: 'refused'
      status: number
      problem: Problem
      /** PocketBase's error code for each field that it refused. */
      fieldCodes: Record<string, string>
    }

export type Verdict =
  | { kind: 'delivered' }
  /** Retried automatically with backoff. */
  | { kind: 'retry'; uncertain: true }
  /** The server is busy or failing: retried later, unless a person waits for the answer. */
  | { kind: 'postponed'; problem: Problem }
  /** The server refused without a reason: sometimes transient, so it is retried a few times. */
  | { kind: 'unexplained' }
  | { kind: 'signInNeeded' }
  | { kind: 'pricesChanged'; changes: PriceChange[] }
  | { kind: 'refused'; problem: Problem }

const BUSY = [408, 425, 429]

/** PocketBase's codes for a duplicate id: an earlier attempt was stored. */
const ALREADY_STORED = ['validation_not_unique', 'validation_pk_invalid']

/** What the outcome of an attempt means for the entry. */
export function verdictOn(entry: Pick<OutboxEntry, 'id' | 'kind'>, outcome: Outcome): Verdict {
  if (outcome.kind === 'unanswered') return { kind: 'retry', uncertain: true }
  if (outcome.kind === 'signedOut') return { kind: 'signInNeeded' }
  if (outcome.kind === 'stored') {
    return outcome.id === entry.id ? { kind: 'delivered' } : { kind: 'retry', uncertain: true }
  }
  return verdictOnRefusal(entry.kind, outcome)
}

function verdictOnRefusal(
  kind: OutboxKind,
  { status, problem, fieldCodes }: Extract<Outcome, { kind: 'refused' }>,
): Verdict {
  if (BUSY.includes(status) || status >= 500) return { kind: 'postponed', problem }
  if (status === 401 || problem.code === 'signInNeeded') return { kind: 'signInNeeded' }
  if (problem.code === 'pricesChanged') {
    return { kind: 'pricesChanged', changes: problem.changes ?? [] }
  }
  if (ALREADY_STORED.includes(fieldCodes['id'] ?? '')) return { kind: 'delivered' }
  if (kind === 'subscriber' && ALREADY_STORED.includes(fieldCodes['email'] ?? ''))
    return { kind: 'delivered' }
  const explained = problem.fields !== undefined || problem.code !== 'refused'
  if (status === 400 && !explained) return { kind: 'unexplained' }
  return { kind: 'refused', problem }
}

const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 15 * 60 * 1000

/** Upper limit for the server's Retry-After. */
export const MAX_RETRY_AFTER_MS = 60 * 60 * 1000

/**
 * The backoff before attempt number `attempts + 1`: exponential with equal jitter, so that phones
 * that lost the server together do not return together, and none at once. `chance` is in [0, 1).
 */
export function sendDelayMs(attempts: number, chance: number, retryAfterMs = 0): number {
  const longest = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempts, 30))
  const jittered = Math.round(((1 + chance) * longest) / 2)
  return Math.max(jittered, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS))
}

/** After this many attempts without an answer, an edit of the desk waits for the owner. */
const MAX_UNANSWERED = 8

/** Five retries, the last about a day after the first attempt. */
const UNEXPLAINED_DELAYS_MS = [1, 15, 60, 600, 720].map((minutes) => minutes * 60 * 1000)
export const MAX_UNEXPLAINED_MS = Math.max(...UNEXPLAINED_DELAYS_MS)

/**
 * The entry after an attempt; undefined when it is delivered and leaves the outbox. If its content
 * was replaced during the attempt, the entry stays queued to send the new content.
 * @param sentEdition the edition that the attempt sent.
 */
export function applyVerdict(
  entry: OutboxEntry,
  verdict: Verdict,
  sentEdition: number,
  nowMs: number,
  chance: number,
): OutboxEntry | undefined {
  const { lease: _lease, problem: _problem, ...free } = entry
  const replaced = entry.edition !== sentEdition
  if (replaced && verdict.kind !== 'retry' && verdict.kind !== 'postponed') {
    return { ...free, status: 'queued', uncertain: true, nextAt: nowMs }
  }
  switch (verdict.kind) {
    case 'delivered':
      return undefined
    case 'retry': {
      const blocksOthers = entry.kind === ORDERED_LANE && entry.attempts >= MAX_UNANSWERED
      if (blocksOthers) return { ...free, status: 'stale', uncertain: true }
      const wait = sendDelayMs(entry.attempts, chance)
      return { ...free, status: 'queued', uncertain: true, nextAt: nowMs + wait }
    }
    case 'postponed': {
      const { problem } = verdict
      const wait = sendDelayMs(entry.attempts, chance, problem.retryAfterMs)
      return { ...free, problem, status: 'queued', nextAt: nowMs + wait }
    }
    case 'unexplained': {
      const wait = UNEXPLAINED_DELAYS_MS[entry.unexplained]
      const problem = { code: 'refused' } as const
      if (wait === undefined) return { ...free, status: 'refused', problem }
      const unexplained = entry.unexplained + 1
      return { ...free, problem, status: 'queued', unexplained, nextAt: nowMs + wait }
    }
    case 'signInNeeded':
      return { ...free, status: 'signInNeeded', problem: { code: 'signInNeeded' } }
    // A refusal proves that no earlier attempt was stored, so cancelling is safe again.
    case 'pricesChanged':
      return {
        ...free,
        uncertain: false,
        status: 'pricesChanged',
        problem: { code: 'pricesChanged', changes: verdict.changes },
      }
    case 'refused':
      return { ...free, uncertain: false, status: 'refused', problem: verdict.problem }
  }
}
