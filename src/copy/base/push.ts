/** Texts of push notifications. They contain neither names nor amounts. */
export const pushWords = {
  trial: {
    title: 'Your trial is ready',
    body: (number: string) =>
      `Order ${number} can be tried on. If no time is agreed yet, we will arrange one with you.`,
  },
  ready: {
    title: 'Your order is ready',
    body: (number: string) => `Order ${number} is finished and pressed.`,
  },
  /** When the order's status has changed again before the push arrives. */
  moved: (number: string, status: string) => `Order ${number}: ${status}`,
  newOrders: (count: number) => (count === 1 ? 'A new order' : `${count} new orders`),
  newRequests: (count: number) => (count === 1 ? 'A new request' : `${count} new requests`),
  atDesk: 'Open the desk to read it.',
} as const

/**
 * Fallback when the texts cannot be fetched: browsers revoke the permission if nothing is shown.
 */
export const unknownPush = {
  title: 'News from your tailor',
  body: 'Open the shop to read it.',
} as const
