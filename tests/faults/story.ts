import type { Flaw, KINDS } from './history.ts'
import type { Report } from './tab.ts'

export type Kind = (typeof KINDS)[number]

/** Something that a shopper of the history sent off, and what they were told. */
export type Deed = {
  mark: number
  label: string
  kind: Kind
  /** The account that it was meant for, or empty. */
  user: string
  flaw: Flaw
  told: 'kept' | 'refused' | undefined
  id: string | undefined
  cancelled: boolean
  /** The moment at which it was begun, and the one at which the shopper knew it kept. */
  begunAt: number
  keptAt: number
}

/** A record as the server has it, in the order in which it was stored. */
export type Stored = { id: string; kind: Kind; user: string; label: string; place: number }

/** All that a history came to. */
export type Story = {
  deeds: Deed[]
  stored: Stored[]
  /** What the phone holds at the end. */
  report: Report
  /** What still waited by itself a minute after all was well. */
  slow: string[]
  /** What reached the server under somebody else's sign-in. */
  foreign: string[]
  /** What was asked of the network within a transaction. */
  askedWithin: readonly string[]
  /** What the server holds of each account's sets and preferences, and what the phone does. */
  kept: { user: string; here: string; there: string }[]
  catalogue: { here: string; there: string }
  /** The moments at which so much time passed that what waited has to be asked about. */
  longWaits: number[]
}
