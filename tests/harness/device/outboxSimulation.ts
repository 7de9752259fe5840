import { applyVerdict, verdictOn, type Outcome } from '#domain/outbox/delivery.ts'
import {
  queuedEntry,
  isCancellable,
  acquireLease,
  needsShopper,
  ORDERED_LANE,
  OUTBOX_KINDS,
  releaseExpiredLease,
  requeued,
  type OutboxEntry,
  type OutboxKind,
} from '#domain/outbox/outbox.ts'
import { sendableEntries } from '#domain/outbox/schedule.ts'

/**
 * The rules of the outbox; a test may replace one with a faulty version to check that it is caught.
 */
export const RULES = {
  applyVerdict,
  verdictOn,
  isCancellable,
  releaseExpiredLease,
  sendableEntries,
}

export type Rules = typeof RULES

export type Fault =
  | 'none'
  | 'lostBefore'
  | 'lostAfter'
  | 'error500'
  | 'busy429'
  | 'crashBefore'
  | 'crashAfter'

export type Step =
  | { do: 'enqueue'; kind: number; owner: number }
  | { do: 'send'; tab: number; fault: Fault }
  | { do: 'cancel'; nth: number }
  | { do: 'signIn'; owner: number }
  | { do: 'wait'; ms: number }

/** A lane of independent entries and one that keeps its order. */
const KINDS: readonly OutboxKind[] = ['order', ORDERED_LANE]
const OWNERS = ['', 'asha', 'ravi']
const HEALED_MS = 20 * 60 * 1000

/** A phone with several tabs, its outbox, and a server that stores an id once. */
export function simulateOutbox(steps: readonly Step[], rules: Rules = RULES) {
  let now = 1_795_000_000_000
  let signedIn = ''
  let count = 0
  const outbox = new Map<string, OutboxEntry>()
  const cancelled = new Set<string>()
  const placed: OutboxEntry[] = []
  const stored: { id: string; lane: string }[] = []
  const foreign: string[] = []

  function arrive(entry: OutboxEntry): void {
    if (entry.owner !== '' && entry.owner !== signedIn) foreign.push(entry.id)
    if (stored.some(({ id }) => id === entry.id)) return
    stored.push({ id: entry.id, lane: laneOf(entry) })
  }

  function send(tab: number, fault: Fault): void {
    for (const [id, entry] of outbox) outbox.set(id, rules.releaseExpiredLease(entry, now))
    const [next] = rules.sendableEntries([...outbox.values()], signedIn, now)
    if (!next) return
    const held = acquireLease(next, `tab${tab}`, now)
    outbox.set(held.id, held)
    if (fault === 'crashBefore') return
    if (['none', 'lostAfter', 'crashAfter'].includes(fault)) arrive(held)
    if (fault === 'crashAfter') return
    const verdict = rules.verdictOn(held, outcomeOf(held, fault))
    const after = rules.applyVerdict(held, verdict, held.edition, now, 0.5)
    if (after) outbox.set(after.id, after)
    else outbox.delete(held.id)
  }

  function perform(step: Step): void {
    if (step.do === 'wait') now += step.ms
    if (step.do === 'signIn') signedIn = OWNERS[step.owner] ?? ''
    if (step.do === 'send') send(step.tab, step.fault)
    if (step.do === 'enqueue') {
      const kind = KINDS[step.kind] ?? 'order'
      const id = `id${(count += 1)}`
      const what = { id, kind, owner: OWNERS[step.owner] ?? '', ...subjectOf(kind) }
      const entry = queuedEntry(what, count, now)
      outbox.set(entry.id, entry)
      placed.push(entry)
    }
    if (step.do === 'cancel') {
      const entry = [...outbox.values()][step.nth]
      if (!entry || !rules.isCancellable(entry)) return
      outbox.delete(entry.id)
      cancelled.add(entry.id)
    }
  }

  for (const step of steps) perform(step)
  for (const owner of OWNERS) {
    signedIn = owner
    for (let round = 0; round < 3 * placed.length + 3; round += 1) {
      now += HEALED_MS
      for (const [id, entry] of outbox)
        if (needsShopper(entry)) outbox.set(id, requeued(entry, now))
      for (let lane = 0; lane < OUTBOX_KINDS.length; lane += 1) send(0, 'none')
    }
  }
  return { outbox, cancelled, placed, stored, foreign }
}

/** The edits of the desk are all about one record, and so keep their order. */
function subjectOf(kind: OutboxKind): { subject?: string } {
  return kind === ORDERED_LANE ? { subject: 'suit' } : {}
}

export function laneOf({ kind, owner }: OutboxEntry): string {
  return `${kind}/${owner}`
}

function outcomeOf(entry: OutboxEntry, fault: Fault): Outcome {
  if (fault === 'none') return { kind: 'stored', id: entry.id }
  if (fault === 'lostBefore' || fault === 'lostAfter') return { kind: 'unanswered' }
  const status = fault === 'busy429' ? 429 : 500
  return { kind: 'refused', status, problem: { code: 'tooManyRequests' }, fieldCodes: {} }
}
