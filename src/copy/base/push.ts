/** Notifications of a device that is not looking at the shop. They name no person and no sum. */
export const pushWords = {
  trial: {
    title: 'Your trial is ready',
    body: (number: string) => `Order ${number} can be tried on. We will fix a time with you.`,
  },
  ready: {
    title: 'Your order is ready',
    body: (number: string) => `Order ${number} is finished and pressed.`,
  },
  /** When the order has moved on by the time the device is woken. */
  moved: (number: string, status: string) => `Order ${number}: ${status}`,
  newOrders: (count: number) => (count === 1 ? 'A new order' : `${count} new orders`),
  newRequests: (count: number) => (count === 1 ? 'A new request' : `${count} new requests`),
  atDesk: 'Open the desk to read it.',
} as const

/** When the words cannot be fetched: a browser withdraws its permission if nothing is shown. */
export const unknownPush = {
  title: 'News from your tailor',
  body: 'Open the shop to read it.',
} as const
