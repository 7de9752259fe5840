import type { MeasurementField } from '#domain/length/measurement.ts'
import type { Fault } from '#tests/harness/network/faultProxy.ts'
import type { Likes } from '#tests/faults/report.ts'

/** The forms that are sent whole; orders and edits have steps of their own. */
export const FORMS = ['appointment', 'tailoring', 'subscriber'] as const

export type FormKind = (typeof FORMS)[number]

/** What the shop will not take: a field that is wrong. */
export type Flaw = 'none' | 'field'

/**
 * What of an order the checkout page had read before: nothing, as it has just been opened; its draft,
 * while it shows the cart as it is; or its draft and the cart, as in a tab that slept.
 */
export type Seen = 'nothing' | 'draft' | 'draft and cart'

/**
 * One thing that happens to a phone with the shop open in some tabs. Tabs are counted from 0; those
 * from `SECOND_PHONE` on are tabs of another phone, on which the first shopper is signed in.
 */
export type Step =
  /** A line goes into the cart, at today's price or at one that has changed since. */
  | { do: 'add'; tab: number; oldPrice?: boolean }
  | { do: 'remove'; tab: number; nth: number }
  | { do: 'checkout'; tab: number }
  /** An unsound order has no proper PIN. */
  | { do: 'order'; tab: number; seen: Seen; sound: boolean }
  | { do: 'send'; tab: number; kind: FormKind; flaw: Flaw }
  | { do: 'measure'; tab: number; field: MeasurementField }
  | { do: 'like'; tab: number; field: keyof Likes }
  | { do: 'cancel'; tab: number; nth: number }
  | { do: 'sendNow' | 'pull'; tab: number }
  | { do: 'open' | 'freeze' | 'thaw'; tab: number }
  /** The tab dies after it has touched storage or network so many more times. */
  | { do: 'kill'; tab: number; after: number }
  /** After so many more writes of the tab the device has no room for so many. */
  | { do: 'full'; tab: number; after: number; times: number }
  | { do: 'killBrowser' | 'killServer' | 'startServer' | 'cutRealtime' }
  /** The next requests fare ill, or the next that send something. */
  | { do: 'network'; fault: Fault; times: number; method?: 'POST' }
  | { do: 'airplane'; on: boolean }
  | { do: 'signIn'; who: number }
  | { do: 'edit'; product: number }
  /** A product leaves the shelf, or is put back. */
  | { do: 'shelve'; product: number; shown: boolean }
  /** The server's data is copied; later the server goes on from that copy. */
  | { do: 'backup' | 'restore' }
  | { do: 'wait'; ms: number }
  /** The network gets something to send, which was not there at the step before. */
  | { do: 'untilSent' }
  /** Late answers come meanwhile: so much time passes by the clock on the wall. */
  | { do: 'pause'; ms: number }

/** The first tab of the second phone. */
export const SECOND_PHONE = 4

/** How a step is followed: by the next at once, or when all has come to rest. */
export type History = { step: Step; rush: boolean }[]
