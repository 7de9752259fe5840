import type { PageCopy } from './titles.ts'

/** Browser titles of the shopper's own pages: account, measurements, cart and orders. */
export const shopperPages = {
  login: {
    title: 'Login',
    description: 'Sign in to your measurements, your orders and where each of them is.',
  },
  signup: {
    title: 'Create Account',
    description: 'One account for your measurements and orders, on every device you use.',
  },
  forgotPassword: {
    title: 'Forgot Password',
    description: 'Ask for a link by email and choose a new password.',
  },
  resetPassword: { title: 'Choose a New Password' },
  dashboard: { title: 'Dashboard' },
  measurements: { title: 'Tailoring Details' },
  cart: {
    title: 'Your Cart',
    description: 'The pieces you chose, kept on this device until you order them.',
  },
  checkout: { title: 'Checkout' },
  orderSuccess: { title: 'Order Placed' },
  orderWaiting: { title: 'Order saved' },
  order: { title: 'Order' },
  fittings: { title: 'Fittings' },
  document: { title: 'Document' },
} as const satisfies Record<string, PageCopy>
