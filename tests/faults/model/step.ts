import type { MeasurementField } from '#domain/length/measurement.ts'
import type { Fault } from '#tests/harness/network/faultProxy.ts'
import type { Likes } from '#tests/faults/report.ts'

/** The forms that are sent as a whole; orders and edits have steps of their own. */
export const FORMS = ['appointment', 'tailoring', 'subscriber'] as const

export type FormKind = (typeof FORMS)[number]

/** What makes a form invalid: a wrong field. */
export type Flaw = 'none' | 'field'

/**
 * What the checkout page had already read of an order: nothing, when just opened; its draft, while
 * it shows the current cart; or its draft and the cart, as in a suspended tab.
 */
export type Seen = 'nothing' | 'draft' | 'draft and cart'

/**
 * One event on a phone with the shop open in some tabs. Tabs are counted from 0; those from
 * `SECOND_PHONE` on are tabs of another phone, on which the first shopper is signed in.
 */
export type Step =
  /** A line is added to the cart, at the current price or at one that has changed since. */
  | { do: 'add'; tab: number; oldPrice?: boolean }
  | { do: 'remove'; tab: number; nth: number }
  | { do: 'checkout'; tab: number }
  /** An invalid order has no proper PIN. */
  | { do: 'order'; tab: number; seen: Seen; isValid: boolean }
  | { do: 'send'; tab: number; kind: FormKind; flaw: Flaw }
  | { do: 'measure'; tab: number; field: MeasurementField }
  | { do: 'like'; tab: number; field: keyof Likes }
  | { do: 'cancel'; tab: number; nth: number }
  | { do: 'sendNow' | 'pull'; tab: number }
  | { do: 'open' | 'freeze' | 'thaw'; tab: number }
  /** The tab dies after `after` more accesses to storage or network. */
  | { do: 'kill'; tab: number; after: number }
  /** After `after` more writes of the tab, the next `times` fail because the device is full. */
  | { do: 'full'; tab: number; after: number; times: number }
  | { do: 'killBrowser' | 'killServer' | 'startServer' | 'cutRealtime' }
  /** The next requests fail this way, or the next that send something. */
  | { do: 'network'; fault: Fault; times: number; method?: 'POST' }
  | { do: 'airplane'; on: boolean }
  | { do: 'signIn'; who: number }
  | { do: 'edit'; product: number }
  /** A product leaves the shelf, or returns. */
  | { do: 'shelve'; product: number; shown: boolean }
  /** The server's data is backed up; later the server restarts from that backup. */
  | { do: 'backup' | 'restore' }
  | { do: 'wait'; ms: number }
  /** Waits until a new request, not there at the step before, reaches the network. */
  | { do: 'untilSent' }
  /** Late responses arrive meanwhile: this much wall-clock time passes. */
  | { do: 'pause'; ms: number }

/** The first tab of the second phone. */
export const SECOND_PHONE = 4

/** With `rush` the next step follows at once, otherwise when everything is idle. */
export type History = { step: Step; rush: boolean }[]
