/**
 * A device that subscribes or unsubscribes: to an order, or to the desk of the signed-in owner when
 * none is named.
 */
export type SentPushSubscription = {
  /** The address that the browser's push service gave this device; knowing it is enough to use it. */
  endpoint: string
  order?: string
  /** The secret of a guest's order, whose holder may follow it. */
  payToken?: string
}

/** The public key that a browser subscribes with, base64url. */
export type PushKey = { key: string }

/** A notification: its words, the page that it opens, and the tag by which a later one replaces it. */
export type PushNotice = { title: string; body: string; path: string; tag: string }

/** What a device shows when it receives a push. */
export type PushWords = { notices: PushNotice[] }
