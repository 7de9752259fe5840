import type { Problem, ProblemCode } from '#domain/base/problem.ts'

/** A sentence for every expected problem. */
export const problemMessages = {
  // verbatim from the specification
  measurementsNeedLogin: 'Please login to access measurements form',
  newsletterInvalid: 'Please enter a valid email address',
  newsletterFailed: 'Failed to subscribe. Please try again.',
  appointmentFailed: 'Failed to send request. Please try again later.',
  loginFailed: 'Failed to log in. Please check your credentials.',
  passwordMismatch: 'Passwords do not match',
  signupFailed: 'Failed to create account. Please try again.',
  resetFailed: 'Failed to send password reset email. Please try again.',
  cartEmpty: 'Your cart is empty.',
  paymentMethodMissing: 'Please select a payment method.',
  orderFailed:
    'Failed to process order email notifications. Please contact support if you do not receive confirmation.',
  tailoringFailed: 'Failed to send details. Please try again.',
  cartNeedsLogin: 'Please login to proceed with checkout',
  adminFieldsMissing: 'Please fill in all fields',
  adminLoginFailed: 'Invalid email or password',
  productsLoadFailed: 'Failed to load products',
  productSaveFailed: 'Failed to save product. Please try again.',
  productDeleteFailed: 'Failed to delete product. Please try again.',
  // not in the specification
  accountDeleted: 'Its account was deleted.',
  pricesChanged: 'Some prices have changed. Please look at the new ones and decide.',
  cartFull: 'Your cart holds 50 lines, which is as much as one order can take.',
  addressesFull: 'Your account keeps up to 10 addresses. Please delete one of them first.',
  setsFull: 'Your account keeps up to 200 sets of measurements.',
  productGone: 'This piece is no longer offered.',
  materialNotOffered: 'A piece is not made in its material. Please choose another in the cart.',
  orderRefused: 'We could not take this order. Please check the fields that are marked.',
  cutAlready:
    'Your cloth is cut by now, so the order can no longer be cancelled. Please ask us in the chat.',
  sentAlready: 'It was sent already. Please ask us in the chat.',
  illegalMove: 'The order cannot move there from its current status.',
  newerVersion: 'This was changed elsewhere since you opened it. Please compare and choose.',
  tooManyRequests: 'That was a lot at once. Please wait a little and try again.',
  signInNeeded: 'Please sign in again to go on. Nothing you typed is lost.',
  signInEnded: 'Your sign-in on this device has ended. Please sign in again.',
  unreachable: 'We cannot reach the shop just now. Please check your connection and try again.',
  refused: 'The shop did not accept this. Please check what you entered and try again.',
  notFound: 'We could not find what you asked for.',
  storageFull: 'This device has no room left to save it. Please free some space and try again.',
  storageFailed: 'This device could not save it. Please reload the page and try again.',
  resetLinkExpired: 'This link has expired or was used before. Please ask for a new one.',
  passwordTooShort: 'Please choose a password of at least 8 characters.',
  passwordTooLong: 'This password is too long. Please choose one of 70 characters or fewer.',
  passwordCommon:
    'This password is one of the first that others would guess. Please choose another.',
  pushBlocked: 'Your browser does not allow notifications from the shop.',
  pushUnavailable: 'This browser cannot receive notifications from the shop.',
  required: 'Please fill in this field.',
  emailInvalid: 'Please enter a valid email address',
  phoneInvalid: 'Please enter a phone number that we can reach you on.',
  phoneCodeMissing:
    'Please begin with the country code: +1 for the United States and Canada, +91 for India.',
  pinInvalid: 'Please enter a PIN code of six digits that does not start with 0.',
  tooLong: 'This is too long. Please shorten it.',
  numberInvalid: 'Please enter a number.',
  priceInvalid: 'Please write the price in plain digits, from 1 to 10,00,00,000.',
  pictureRefused: 'Please choose a JPEG, PNG or WebP picture of up to 6 MB and 24 megapixels.',
  imageInvalid:
    'Please enter an address that starts with https://, or with / for a picture of ours.',
  amountInvalid: 'Please write the amount in rupees, such as 1,250 or 99.50.',
  overpaid: 'That is more than is still to be paid for the order. Please look at its payments.',
  remindedLately: 'The customer was reminded less than a week ago.',
  placeholderUnknown:
    'A message has a placeholder in braces that we do not know. Please choose one of those offered.',
  refundTooLarge: 'That is more than was received for the order.',
  discountTooLarge: 'That is more than the order costs.',
  referenceInvalid: 'Please enter the 12 digits that your UPI app calls UTR or UPI reference.',
  upiIdInvalid: 'Please enter a UPI ID, such as yourhouse@bank.',
  gstinInvalid: 'Please enter a GSTIN of 15 characters; this one has a mistake in it.',
  placeDiffers: 'Without a GSTIN, it is the state of the address on the invoice, else your own.',
  registrationMissing: 'Please say in Settings how the house is registered for GST.',
  rateMissing: 'Please give each category a code and a rate in Settings.',
  rateUnclear: 'No rate fits a piece at this price. Please choose one.',
  advanceTaxed:
    'A voucher is for goods only: tax is due on an advance for services. Please ask your accountant.',
  alreadyIssued: 'It has been issued already.',
  documentNewer: 'We could not read a document of the order. Please update the server.',
  noFreeSlot: 'No time is free then. Please choose another day, or ask us in the chat.',
  fittingsClosed: 'No fitting can be booked for this order now. Please ask us in the chat.',
  fittingExists: 'This trial of the order is booked already.',
  materialUnknown:
    'Please name only Wool, Cotton, Polyester, Silk, Linen, Leather, Metal or Enamel.',
  occasionUnknown: 'Please name only wedding, office, festival or summer.',
  offerUnknown:
    'We cannot compute this offer. Please write 1 to 99 percent or an amount in rupees, a quantity from 2, a code of 3 to 20 letters and digits, and dates in order, such as: 10% off when you order 3 or more.',
  orderCodeUnknown:
    'We cannot find an order of yours with this code. Please check it, or leave it empty.',
} as const satisfies Record<ProblemCode, string>

/** The sentence for a problem, with the waiting time if the server sent a Retry-After. */
export function problemSentence({ code, retryAfterMs }: Problem): string {
  if (code !== 'tooManyRequests' || retryAfterMs === undefined) return problemMessages[code]
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  if (seconds > 90) return `Please wait ${Math.ceil(seconds / 60)} minutes and try again.`
  return seconds === 1
    ? 'Please wait a second and try again.'
    : `Please wait ${seconds} seconds and try again.`
}

/** A sentence for every success. */
export const successMessages = {
  // verbatim from the specification
  appointmentSent: "Appointment request sent successfully! We'll be in touch soon.",
  subscribed: 'Thank you for subscribing!',
  addedToCart: 'Product added to cart!',
  loggedIn: 'Logged in successfully!',
  accountCreated: 'Account created successfully!',
  resetSent: 'Password reset link sent!',
  orderPlaced:
    'Order placed successfully! Please check your email for order details and WhatsApp payment instructions.',
  tailoringSent: 'Your details have been sent successfully!',
  adminLoggedIn: 'Login successful!',
  productAdded: 'Product added successfully!',
  productUpdated: 'Product updated successfully!',
  productDeleted: 'Product deleted successfully!',
  // not in the specification
  orderPlacedUnmailed: 'Order placed successfully! Ask us about it in the chat.',
} as const

/** Follows the toast about an added piece that joined a line with others of the same. */
export function joinedSentence({ quantity, title }: { quantity: number; title: string }): string {
  return `That makes ${quantity} x ${title}, in one line.`
}

/** A field that a browser refused: what of it and its `ValidityState` has a sentence. */
export type RefusedField = {
  type: string
  value: string
  validity: Record<'patternMismatch' | 'typeMismatch' | 'tooShort' | 'badInput', boolean>
}

/**
 * Why the browser refused a field. In the shop's forms only e-mail addresses have a type to match, only
 * codes of digits a pattern, and only passwords a least length; what is left are numbers, days and
 * times out of range.
 */
export function refusalSentence({ type, value, validity }: RefusedField): string {
  if (type === 'number' && validity.badInput) return problemMessages.numberInvalid
  // A day of which a part is missing has no value either.
  if (value.trim() === '') return problemMessages.required
  if (validity.typeMismatch) return problemMessages.emailInvalid
  if (validity.tooShort) return problemMessages.passwordTooShort
  return validity.patternMismatch
    ? problemMessages.numberInvalid
    : 'Please choose a value between the limits of this field.'
}
