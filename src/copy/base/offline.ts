import { counted } from './count.ts'

/** The status of a record in the outbox. */
export const outboxStates = {
  queued: 'Saved on this device',
  sending: 'Sending',
  sent: 'Sent',
  pricesChanged: 'Needs you: the price changed',
  signInNeeded: 'Needs you: please sign in',
  refused: 'Needs you: the shop did not accept it',
  stale: 'Needs you: saved more than a week ago',
} as const

/** For an entry whose account was deleted elsewhere. */
export const outboxAccountDeleted = 'Needs you: its account was deleted'

export type OutboxState = keyof typeof outboxStates

export const outboxKinds = {
  order: 'Order',
  appointment: 'Appointment request',
  tailoring: 'Tailoring request',
  fitting: 'Fitting',
  subscriber: 'Newsletter sign-up',
  measurements: 'Measurements',
  preferences: 'Preferences and addresses',
  desk: 'Change at the desk',
} as const

export const outbox = {
  title: 'Waiting to be sent',
  count: (count: number) => `${counted(count, 'thing', 'things')} on this device not sent yet.`,
  sentTitle: 'Sent from this device',
  sentSinceOpened: 'Sent since you opened this page',
  sendNow: 'Send now',
  sendAsGuest: 'Send it without an account',
  cancel: 'Cancel',
  cancelled: 'Cancelled. It was never sent.',
  review: 'Look at it',
  savedAt: (when: string) => `Saved ${when}`,
} as const

/** `unreachable` comes from pinging the server, not from `navigator.onLine`. */
export const connection = {
  offline: 'You are offline. You can browse, measure and fill your cart; orders wait here.',
  unreachable:
    'The shop cannot be reached just now. Browse, measure, fill your cart: orders wait here.',
} as const

export const update = {
  ready: 'A new version of the shop is ready.',
  accept: 'Use it now',
  later: 'Later',
  dirty: 'You have typed something that is not saved. Finish first, then update.',
  otherTab: 'The shop was updated in another tab. Please reload this one.',
  reload: 'Reload',
} as const

export const install = {
  title: 'Install the shop',
  offer: 'Keep the shop on your home screen. It opens without a connection.',
  accept: 'Install',
  later: 'Not now',
  apple: 'To install, tap Share and then Add to Home Screen.',
  appleBefore: 'Do this before you type your measurements: the home screen keeps its own copy.',
  installed: 'The shop is on your home screen.',
} as const

/** For a browser that is too old to run the shop's scripts, or does not run any. */
export const unsupported = {
  text: 'This page needs a newer browser. Please update yours, or use Chrome 103, Safari 16, Firefox 104 or later.',
  home: 'Back to the shop',
  withoutScript: 'This page needs JavaScript, which is off.',
  contact: 'Call, write or come by',
} as const

/** How safe the data stored on this device is. */
export const storage = {
  kept: 'This device will keep your cart and measurements.',
  mayBeCleared: 'The browser may clear your cart and measurements when space runs low.',
  blocked: 'Another tab of the shop is in the way. Please close it to go on.',
  unresponsive:
    'The storage of this device does not answer. Close this tab and open the shop again.',
  lost: 'This device has cleared what was saved. We have fetched the collection again.',
  unavailable:
    'This browser does not let us save, so cart and measurements do not work in it. Please allow this site to store data, or open the shop in another browser.',
} as const
