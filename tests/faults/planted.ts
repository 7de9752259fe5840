import type { OracleName } from '#tests/faults/oracles/oracles.ts'
import type { History, Step } from '#tests/faults/model/step.ts'

/**
 * A fault that can be planted in the shop: its file in `planted/` exports replacements for
 * functions of `src` under the same names.
 */
type Planted = {
  file: string
  /** A history that exposes it, and the oracles that must find it. */
  history: History
  found: OracleName[]
}

const calm = (...steps: Step[]): History => steps.map((step) => ({ step, rush: false }))
const rush = (...steps: Step[]): History => steps.map((step) => ({ step, rush: true }))

const appointment: Step = { do: 'send', tab: 0, kind: 'appointment', flaw: 'none' }
const add: Step = { do: 'add', tab: 0 }
const order: Step = { do: 'order', tab: 0, seen: 'nothing', isValid: true }
const orderSeen: Step = { ...order, seen: 'draft and cart' }
const offline: Step = { do: 'airplane', on: true }
const online: Step = { do: 'airplane', on: false }
const signedIn: Step = { do: 'signIn', who: 1 }
const like: Step = { do: 'like', tab: 0, field: 'color' }
// Of what is sent: a ping without an answer keeps the shop from sending at all.
const sends = { times: 20, method: 'POST' } as const
const lostSends: Step = { do: 'network', fault: { kind: 'drop-before' }, ...sends }
const lostAnswers: Step = { do: 'network', fault: { kind: 'drop-after-commit' }, ...sends }
const noAnswers: Step = { do: 'network', fault: { kind: 'silence' }, ...sends }
const sent: Step = { do: 'untilSent' }
const orderByDraft: Step = { do: 'order', tab: 1, seen: 'draft', isValid: true }
const chest: Step = { do: 'measure', tab: 0, field: 'chest' }
const waist: Step = { do: 'measure', tab: 0, field: 'waist' }
const hips: Step = { do: 'measure', tab: 4, field: 'hips' }
const edit = (product: number): Step => ({ do: 'edit', product })
const pull: Step = { do: 'pull', tab: 0 }
const pulled: Step = { do: 'wait', ms: 5000 }
const refusedSends: Step = { do: 'network', fault: { kind: 'status', status: 500 }, ...sends }
const lateSends: Step = { do: 'network', fault: { kind: 'delay', delayMs: 60_000 }, ...sends }
const died: Step = { do: 'kill', tab: 0, after: 0 }

export const PLANTED = {
  'removes an entry from the outbox before it is sent': {
    file: 'outbox/removedWhenTaken.ts',
    history: [
      ...calm(
        offline,
        appointment,
        lateSends,
        online,
        { do: 'sendNow', tab: 0 },
        { do: 'killBrowser' },
      ),
    ],
    found: ['lost'],
  },
  'does not check whether an order with the same lines exists': {
    file: 'orders/duplicateNotDetected.ts',
    history: calm(
      offline,
      add,
      { do: 'checkout', tab: 0 },
      { do: 'checkout', tab: 1 },
      orderSeen,
      { do: 'add', tab: 1 },
      orderByDraft,
    ),
    found: ['a line has vanished'],
  },
  'empties the cart before the order is stored': {
    file: 'orders/cartEmptiedFirst.ts',
    history: [2, 3, 4, 5, 6, 7].flatMap((after) => [
      ...calm(add, { do: 'checkout', tab: 0 }),
      ...rush({ do: 'kill', tab: 0, after }),
      ...calm(orderSeen, died),
    ]),
    found: ['a line has vanished'],
  },
  'removes the whole cart instead of the ordered lines': {
    file: 'orders/takesWholeCart.ts',
    history: calm(add, { do: 'checkout', tab: 0 }, { do: 'add', tab: 1 }, orderSeen),
    found: ['a line has vanished'],
  },
  'stores the cursor before its rows': {
    file: 'catalogue/cursorFirst.ts',
    history: [3, 4, 5, 6, 7, 8].flatMap((after) => [
      ...calm({ do: 'open', tab: 2 }, edit(after)),
      ...rush({ do: 'kill', tab: 2, after }),
      ...calm({ do: 'pull', tab: 2 }, { do: 'kill', tab: 2, after: 0 }),
    ]),
    found: ['catalogue differs'],
  },
  'ignores that a product is gone': {
    file: 'catalogue/tombstonesIgnored.ts',
    history: calm(
      { do: 'shelve', product: 7, shown: true },
      { do: 'pull', tab: 0 },
      { do: 'wait', ms: 5000 },
      { do: 'pull', tab: 0 },
      { do: 'shelve', product: 7, shown: false },
    ),
    found: ['catalogue differs'],
  },
  'merges measurement sets whole': {
    file: 'account/setsMergedWhole.ts',
    history: calm(
      signedIn,
      chest,
      { do: 'open', tab: 4 },
      { do: 'wait', ms: 5000 },
      offline,
      waist,
      hips,
      online,
    ),
    found: ['account and phone differ'],
  },
  'treats an attempt of a closed tab as never sent': {
    file: 'outbox/recoveredAsCertain.ts',
    history: [
      ...calm(noAnswers),
      ...rush(appointment, sent),
      ...calm(
        { do: 'killBrowser' },
        { do: 'wait', ms: 691_200_000 },
        { do: 'open', tab: 0 },
        { do: 'sendNow', tab: 0 },
        { do: 'cancel', tab: 0, nth: 0 },
      ),
    ],
    found: ['sent after it was cancelled'],
  },
  'takes over a guest’s orders at sign-in': {
    file: 'orders/guestOrdersTakenOver.ts',
    history: calm(offline, add, order, { do: 'wait', ms: 20_000 }, signedIn),
    found: ['sent as another account', 'what waited changed hands'],
  },
  'sends without a lock and without a lease': {
    file: 'outbox/noLockNoLease.ts',
    history: calm({ do: 'open', tab: 1 }, { ...noAnswers, times: 1 }, appointment, {
      do: 'sendNow',
      tab: 1,
    }),
    found: ['sent twice concurrently'],
  },
  'reports a failed write as done': {
    file: 'outbox/failedWriteDone.ts',
    history: [
      ...calm({ do: 'checkout', tab: 0 }),
      ...rush({ do: 'full', tab: 0, after: 0, times: 4 }),
      ...calm(add),
    ],
    found: ['a line has vanished'],
  },
  'ignores the epoch of a restored server': {
    file: 'catalogue/epochIgnored.ts',
    history: calm(
      pull,
      pulled,
      { do: 'backup' } as const,
      edit(1),
      pull,
      pulled,
      { do: 'restore' } as const,
      edit(2),
      edit(3),
      pull,
    ),
    found: ['catalogue differs'],
  },
  'overwrites waiting preferences with fetched ones': {
    file: 'account/preferencesOverwritten.ts',
    history: calm(
      signedIn,
      like,
      refusedSends,
      { ...like, tab: 1 },
      { do: 'open', tab: 2 },
      { do: 'wait', ms: 2000 },
    ),
    found: ['an edit was undone for a while'],
  },
  'does not timestamp preference edits': {
    file: 'account/editsWithoutTimes.ts',
    history: calm(signedIn, like, { do: 'wait', ms: 5000 }, like),
    found: ['not the newest edit'],
  },
  'never sends the sets of a guest': {
    file: 'account/adoptedSetNotSent.ts',
    history: calm(
      { do: 'measure', tab: 0, field: 'chest' },
      { do: 'wait', ms: 20_000 },
      offline,
      signedIn,
    ),
    found: ['a guest’s set is not sent'],
  },
  'drops the sets of a guest at sign-in': {
    file: 'account/guestSetsDropped.ts',
    history: calm({ do: 'measure', tab: 0, field: 'chest' }, signedIn),
    found: ['an edit has vanished'],
  },
  'treats a missing response as success': {
    file: 'outbox/missingResponseIsSuccess.ts',
    history: calm(lostSends, appointment),
    found: ['lost', 'receipt for nothing'],
  },
  'stores each attempt under an id of its own': {
    file: 'outbox/newIdEachAttempt.ts',
    history: calm(lostAnswers, appointment),
    found: ['doubled'],
  },
  'sends the newest entry first': {
    file: 'outbox/newestSentFirst.ts',
    history: calm(offline, appointment, appointment),
    found: ['order'],
  },
  'cancels entries that the server may have stored': {
    file: 'outbox/alwaysCancellable.ts',
    history: calm(lostAnswers, appointment, { do: 'cancel', tab: 0, nth: 0 }),
    found: ['sent after it was cancelled'],
  },
  'makes a network request inside a transaction': {
    file: 'outbox/asksInTransaction.ts',
    history: calm(appointment),
    found: ['network request inside a transaction'],
  },
  'never releases the lease of a closed tab': {
    file: 'outbox/leaseForEver.ts',
    history: calm(noAnswers, appointment, { do: 'killBrowser' }),
    found: ['not sent within a minute'],
  },
  'leaves ordered lines in the cart': {
    file: 'orders/leavesCartFull.ts',
    history: calm(offline, add, order, order),
    found: ['ordered and still in the cart', 'a line is in two orders'],
  },
  'sends with the current account instead of the owner’s': {
    file: 'outbox/anySignIn.ts',
    history: calm(signedIn, offline, add, order, { do: 'signIn', who: 2 }),
    found: ['sent as another account'],
  },
  'advances the cursor past rows that it did not store': {
    file: 'catalogue/rowsNotKept.ts',
    history: calm(pull, pulled, edit(3)),
    found: ['catalogue differs'],
  },
  'reports an entry as refused but keeps and sends it': {
    file: 'orders/savedCalledRefused.ts',
    history: calm(offline, appointment),
    found: ['reported as refused, yet stored'],
  },
  'asks for confirmation again after it was given': {
    file: 'outbox/confirmationIgnored.ts',
    history: calm(offline, appointment, { do: 'wait', ms: 691_200_000 }),
    found: ['still waiting'],
  },
} satisfies Record<string, Planted>

export type FaultName = keyof typeof PLANTED

export const FAULT_NAMES = Object.keys(PLANTED) as FaultName[]
