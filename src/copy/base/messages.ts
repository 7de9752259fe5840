/** Labels of a submit button while its form is being sent. */
export const busyLabels = {
  appointment: 'Sending Request...',
  newsletter: 'Processing...',
  login: 'Signing in...',
  signup: 'Creating Account...',
  reset: 'Sending...',
  tailoring: 'Sending...',
  order: 'Processing Order...',
  adminLogin: 'Logging in...',
  saving: 'Saving...',
  loading: 'Loading...',
} as const

/** Empty states. */
export const emptyStates = {
  category: 'No products found in this category',
  picture: 'No image available',
  orders: 'No orders found',
  activity: 'No recent activity to display',
  cart: 'Your cart is empty',
} as const

/** Shown when something was queued instead of sent. */
export const savedForLater = 'Saved on this phone. We will send it when you are online.'
