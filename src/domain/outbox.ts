import type { Problem } from './problem.ts'

/** Everything that leaves this device by itself. Each kind is a lane: none waits for another. */
export const OUTBOX_KINDS = [
  'order',
  'appointment',
  'tailoring',
  'subscriber',
  'measurements',
  'preferences',
] as const

export type OutboxKind = (typeof OUTBOX_KINDS)[number]

/** Where something on its way stands; `sent` things are receipts, no longer entries. */
export type OutboxStatus =
  'queued' | 'sending' | 'sent' | 'pricesChanged' | 'signInNeeded' | 'refused' | 'stale'

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
}
