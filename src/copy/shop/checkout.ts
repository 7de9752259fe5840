import { shortDay } from '#copy/base/day.ts'
import type { ShippingField } from '#domain/orders/shipping.ts'

type FieldCopy = { label: string; placeholder: string; hint?: string }

export const checkout = {
  title: 'Checkout',
  shipping: 'Shipping Details',
  wishes: 'Anything we should know',
  payment: 'Payment Method',
  summary: 'Order Summary',
  note: 'Note to the house',
  notePlaceholder: 'A date you need it by, or a word about the fit',
  notePlaceholderFit: 'A word about the fit',
  optional: 'Optional',
  free: 'Free',
  alsoReady: (date: string) => `, ready by ${shortDay(date)}`,
  subtotal: 'Subtotal',
  total: 'Total',
  dueFirst: 'Due before work begins',
  dueLater: 'Due on delivery',
  placeOrder: 'Place Order',
  cancellable: 'You can cancel until we cut the cloth.',
  backToCart: 'Back to cart',
  guest: 'You are ordering without an account. We will write to the email you give.',
  guestUnmailed:
    'You are ordering without an account. We will write to the WhatsApp number you give.',
  login: 'Log in to see this order in your dashboard',
  remembered: 'Filled in from your last order on this device.',
  line: (quantity: number, title: string) => `${quantity} x ${title}`,
  measurementsMissing: (titles: readonly string[]) =>
    `No measurements yet for ${new Intl.ListFormat('en-GB').format(titles)}. You may order now; we will ask for them before cutting.`,
  addMeasurements: 'Add them now',
  chooseMeasurements: 'Choose them in the cart',
  offline:
    'You are offline. We will keep the order on this device and send it when you are online.',
} as const

export const shippingFields = {
  firstName: { label: 'First name', placeholder: 'Asha' },
  lastName: { label: 'Last name', placeholder: 'Iyer' },
  email: { label: 'Email', placeholder: 'asha@example.com' },
  countryCode: { label: 'Country code', placeholder: '' },
  phone: {
    label: 'WhatsApp number',
    placeholder: '98765 43210',
    hint: 'Without the country code. We write to you on WhatsApp about the order.',
  },
  address: { label: 'Address', placeholder: 'House, street, area' },
  city: { label: 'City', placeholder: 'Mumbai' },
  state: { label: 'State', placeholder: 'Maharashtra' },
  zipCode: { label: 'PIN code', placeholder: '400001' },
  country: { label: 'Country', placeholder: 'India' },
} as const satisfies Record<ShippingField, FieldCopy>

/** The same fields outside India. */
export const fieldsAbroad = {
  state: { label: 'State or province', placeholder: '' },
  zipCode: { label: 'Postal code', placeholder: '' },
  phoneHint: 'With + and the country code. We write to you on WhatsApp about the order.',
} as const

/** The first option while no country is chosen. */
export const chooseCountry = 'Choose a country'

/** The list label of a dialling code. */
export function dialCode(code: string, country: string): string {
  return `${code} ${country}`
}

/** The one way to pay. */
export const whatsapp = {
  method: 'Pay via WhatsApp',
  explain: 'Payment is arranged by chatting with us. Nothing is charged on this page.',
  qr: 'QR code that opens a WhatsApp chat with the shop',
  scan: 'Is your WhatsApp on another device? Scan this with it.',
  chat: 'Open WhatsApp chat',
  copy: 'Copy the message',
  copied: 'Message copied',
  copyFailed: 'This browser did not allow copying. Open the chat instead: the message is in it.',
  note: 'Click Place Order only after paying through WhatsApp.',
} as const

export const orderSuccess = {
  title: 'Order Placed Successfully!',
  number: (number: string) => `Order ${number}`,
  mailed: 'The details are on their way to your email.',
  next: 'Next, send us your order number on WhatsApp. We confirm your payment in that chat.',
  continueShopping: 'Continue Shopping',
  viewOrders: 'View Orders',
  unknown: 'We found no order at this link. Your orders are in your dashboard.',
} as const

/** What follows a placed order that has promised days. */
export const nextSteps = {
  title: 'What happens next',
  measurements: 'Look over your measurements',
  confirm: {
    title: 'We confirm',
    text: 'Pieces, measurements and days, with you in the chat.',
  },
  cut: { title: 'We cut the cloth', text: 'Until then you can cancel the order.' },
  trial: { title: 'You try it on', text: 'What does not sit right is marked and altered.' },
  ready: { title: 'It is ready', text: 'Finished and pressed, to be sent or collected.' },
  by: (date: string) => `By ${shortDay(date)}`,
} as const

/** The same page while the order is still queued on the phone; it never claims to be placed. */
export const orderWaiting = {
  title: 'Your order is saved on this device',
  lead: 'It has not reached us yet. We will send it when you are online, and never twice.',
  needsYou: 'It has not been placed, and stays on this device until you decide.',
  next: 'You may close the shop. You can still cancel until it is sent.',
  unanswered:
    'It left this device, but no answer came back. We will try again; it counts only once.',
  unansweredNeedsYou:
    'It left this device, but no answer came back. It stays here until you decide; sent again, it still counts only once.',
  unansweredNext: 'You may close the shop. To cancel, wait for the answer.',
  locked: 'It is saved on this device, and is sent once the person who placed it signs in.',
  cancel: 'Cancel this order',
  cancelQuestion: 'Cancel this order? It was not sent, and its pieces do not return to the cart.',
  cancelled: 'The order was cancelled before it was sent.',
} as const
