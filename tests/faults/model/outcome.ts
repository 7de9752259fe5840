import type { Measurements, MeasurementField } from '#domain/length/measurement.ts'
import type { Likes, Report, Waiting } from '#tests/faults/report.ts'
import type { Flaw, FormKind } from './step.ts'

export type Kind = 'order' | FormKind

/** An order or a form that a shopper of the history submitted, and the result shown. */
export type Submission = {
  label: string
  kind: Kind
  /** The account that it was meant for, or empty. */
  user: string
  flaw: Flaw
  reported: 'saved' | 'refused' | undefined
  id: string | undefined
  /** When it was begun, and when the shopper knew that it was saved. */
  begunAt: number
  savedAt: number
}

/** A line that was added to the cart. */
export type Line = {
  label: string
  /** Whether the shopper saw the result; a tab that died may have done it all the same. */
  reported: boolean
  /** At an outdated price: its order waits for confirmation, and others may overtake it. */
  oldPrice: boolean
}

/** An edit of one measure or one preference. */
export type Edit = {
  what: 'measure' | 'like'
  /** The id of the set, or of the account whose preferences they are. */
  of: string
  field: MeasurementField | keyof Likes
  value: string
  /** By the device's clock; undefined when the tab died before reporting it. */
  at: number | undefined
  /** The device that it was made on. */
  device: number
  begunAt: number
  /** Whether another tab was saving the same record: each saves what it had read before. */
  raced: boolean
}

/** A record as the server has it, in the order in which it was stored. */
export type Stored = {
  id: string
  kind: Kind
  user: string
  label: string
  place: number
  /** The labels of an order's lines. */
  lines: string[]
}

/** The sets and preferences of an account, as a phone or the server has them. */
export type Account = { sets: { id: string; values: Measurements }[]; likes: Likes }

/** The outcome of a history. */
export type Outcome = {
  submissions: Submission[]
  lines: Line[]
  edits: Edit[]
  stored: Stored[]
  /** Ids that were cancelled, and those that may have been: the tab died before the result. */
  cancelled: { reported: ReadonlySet<string>; maybe: ReadonlySet<string> }
  /** Labels of lines that were removed, or may have been. */
  removed: ReadonlySet<string>
  /** Labels of what the server lost when it was restored. */
  rolledBack: ReadonlySet<string>
  /** The phones' final states. */
  reports: Report[]
  /** Every queued entry ever seen, in its first state. */
  seenWaiting: Waiting[]
  /** Ids of entries that were queued for one account, or for none, and later for another. */
  changedHands: string[]
  /** Sets that an account took over from a guest without sending them. */
  unsentSets: string[]
  /** Entries that need no confirmation, yet were unsent a minute after all faults ended. */
  slow: string[]
  /** Requests that reached the server with the token of another account. */
  foreign: string[]
  /** Requests sent while one for the same record was still in flight from the same phone. */
  overlapping: string[]
  /** Network requests made inside a database transaction. */
  askedWithin: readonly string[]
  /** Edits that a phone no longer showed when idle, though nothing newer had replaced them. */
  undone: string[]
  accounts: { user: string; here: Account[]; there: Account }[]
  catalogues: { here: string; there: string }[]
  /** Ids of records answered with an error: such an entry waits while later ones are sent. */
  refused: ReadonlySet<string>
  /** When enough time passed that queued entries need confirmation. */
  longWaits: number[]
}
