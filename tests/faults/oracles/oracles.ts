import { ORDER_ORACLES } from './orderOracles.ts'
import { REPLICA_ORACLES } from './replicaOracles.ts'
import type { Submission, Outcome } from '#tests/faults/model/outcome.ts'

export type Oracle = (outcome: Outcome) => string[]

/** Each oracle returns what is wrong with an outcome; nothing when it is correct. */
export const ORACLES = {
  lost: ({ submissions, stored, cancelled, rolledBack }) =>
    submissions
      .filter(({ reported, flaw }) => reported === 'saved' && flaw !== 'field')
      .filter(({ id }) => !id || !(cancelled.reported.has(id) || cancelled.maybe.has(id)))
      .filter((submission) => !isFlawed(submission, submissions))
      .filter(({ id, label }) => !rolledBack.has(label) && !rolledBack.has(id ?? ''))
      .filter(
        (submission) =>
          !sameOrder(submission, submissions).some((one) => stored.some((row) => isOf(row, one))),
      )
      .map(({ label }) => label),
  doubled: ({ submissions, stored }) =>
    submissions
      .filter(({ label }) => stored.filter((one) => one.label === label).length > 1)
      .map(({ label }) => label),
  order: ({ submissions, lines, stored, longWaits, refused }) => {
    const recordOf = (submission: Submission) => stored.find((one) => isOf(one, submission))
    const placeOf = (submission: Submission) => recordOf(submission)?.place
    const old = lines.flatMap(({ label, oldPrice }) => (oldPrice ? [label] : []))
    const valid = submissions
      .filter(({ flaw, reported }) => flaw === 'none' && reported === 'saved')
      .filter((submission) => !recordOf(submission)?.lines.some((label) => old.includes(label)))
    const inTurn = valid.filter((submission) => !refused.has(recordOf(submission)?.id ?? ''))
    return inTurn.flatMap((submission) =>
      valid
        .filter((later) => comesBefore(submission, later, longWaits))
        .filter((later) => (placeOf(submission) ?? 0) > (placeOf(later) ?? Infinity))
        .map((later) => `${later.label} before ${submission.label}`),
    )
  },
  'sent after it was cancelled': ({ cancelled, stored }) =>
    [...cancelled.reported].filter((id) => stored.some((one) => one.id === id)),
  'reported as refused, yet stored': ({ submissions, stored }) =>
    submissions
      .filter(
        ({ reported, label }) =>
          reported === 'refused' && stored.some((one) => one.label === label),
      )
      .map(({ label }) => label),
  'sent as another account': ({ submissions, stored, foreign }) => [
    ...foreign,
    ...stored
      .filter(
        ({ label, user }) =>
          submissions.find((submission) => submission.label === label)?.user !== user,
      )
      .map(({ label }) => label),
  ],
  'sent twice concurrently': ({ overlapping }) => overlapping,
  'network request inside a transaction': ({ askedWithin }) => [...new Set(askedWithin)],
  'not sent within a minute': ({ slow }) => slow,
  'still waiting': ({ reports }) =>
    reports
      .flatMap(({ waiting }) => waiting)
      .filter(({ status }) => status !== 'refused')
      .map(({ id, kind, status }) => `${kind} ${id} ${status}`),
  'receipt for nothing': ({ reports, stored, rolledBack }) =>
    reports
      .flatMap(({ receipts }) => receipts)
      .filter(({ kind }) => kind === 'order' || kind === 'appointment' || kind === 'tailoring')
      .filter(({ id }) => !rolledBack.has(id) && !stored.some((one) => one.id === id))
      .map(({ id }) => id),
  ...ORDER_ORACLES,
  ...REPLICA_ORACLES,
} satisfies Record<string, Oracle>

export type OracleName = keyof typeof ORACLES

/** What is wrong with an outcome, prefixed with the oracle that found it. */
export function checkOutcome(outcome: Outcome): string[] {
  return Object.entries(ORACLES).flatMap(([name, oracle]) =>
    oracle(outcome).map((what) => `${name}: ${what}`),
  )
}

/** Two tabs may have placed the same order: it has one id, and the content of the first of them. */
function isOf(stored: Outcome['stored'][number], { id, label }: Submission): boolean {
  return stored.id === id || stored.label === label
}

/** Whether the shop refuses the order that this submission became. */
function isFlawed(submission: Submission, submissions: readonly Submission[]): boolean {
  return sameOrder(submission, submissions).some(({ flaw }) => flaw === 'field')
}

/** The submission, and those of other tabs that became the same order. */
function sameOrder({ id, label }: Submission, submissions: readonly Submission[]): Submission[] {
  return submissions.filter(
    (submission) => submission.label === label || (id !== undefined && submission.id === id),
  )
}

/** Whether the one was saved before the other was begun, in the same lane, and not set aside. */
function comesBefore(one: Submission, later: Submission, longWaits: readonly number[]): boolean {
  if (one.kind !== later.kind || one.user !== later.user || one.id === later.id) return false
  return one.savedAt < later.begunAt && !longWaits.some((at) => at > one.begunAt)
}
