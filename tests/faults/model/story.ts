import type { Measurements, MeasurementField } from '#domain/length/measurement.ts'
import type { Likes, Report, Waiting } from '#tests/faults/report.ts'
import type { Flaw, FormKind } from './step.ts'

export type Kind = 'order' | FormKind

/** An order or a form that a shopper of the history sent off, and what they were told. */
export type Deed = {
  label: string
  kind: Kind
  /** The account that it was meant for, or empty. */
  user: string
  flaw: Flaw
  told: 'kept' | 'refused' | undefined
  id: string | undefined
  /** The moment at which it was begun, and the one at which the shopper knew it kept. */
  begunAt: number
  keptAt: number
}

/** A line that was put into the cart. */
export type Line = {
  label: string
  /** Whether the shopper was told so; a tab that died may have done it all the same. */
  told: boolean
  /** At a price that has changed since: its order waits for a yes, and others may pass it. */
  oldPrice: boolean
}

/** An edit of one measure or one preference. */
export type Edit = {
  what: 'measure' | 'like'
  /** The id of the set, or of the account whose preferences they are. */
  of: string
  field: MeasurementField | keyof Likes
  value: string
  /** By the device's clock; undefined when the tab died before it said so. */
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

/** All that a history came to. */
export type Story = {
  deeds: Deed[]
  lines: Line[]
  edits: Edit[]
  stored: Stored[]
  /** Ids that were cancelled, and those that may have been: the tab died with the question open. */
  cancelled: { told: ReadonlySet<string>; maybe: ReadonlySet<string> }
  /** Labels of lines that were removed, or may have been. */
  removed: ReadonlySet<string>
  /** What the server had and lost with its data when it was restored, by label. */
  rolledBack: ReadonlySet<string>
  /** Whether the server was restored: it has forgotten preferences that no phone sends again. */
  restored: boolean
  /** What the phones hold at the end, one after the other. */
  reports: Report[]
  /** All that was ever seen waiting, as it was seen first. */
  seenWaiting: Waiting[]
  /** Ids of what waited for one account, or for none, and later for another. */
  changedHands: string[]
  /** Sets that an account took over from a guest without sending them. */
  unsentSets: string[]
  /** What waited by itself a minute after all was well. */
  slow: string[]
  /** What reached the server under the sign-in of another account. */
  foreign: string[]
  /** What was sent while the same was still on its way from the same phone. */
  overlapping: string[]
  /** What was asked of the network within a transaction. */
  askedWithin: readonly string[]
  /** Edits that a phone no longer showed at some rest, though nothing newer had replaced them. */
  undone: string[]
  accounts: { user: string; here: Account[]; there: Account }[]
  catalogues: { here: string; there: string }[]
  /** The moments at which so much time passed that what waited has to be asked about. */
  longWaits: number[]
}
