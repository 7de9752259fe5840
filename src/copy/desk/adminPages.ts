import { counted } from '#copy/base/count.ts'
import type { PageCopy } from '#copy/base/titles.ts'

/** The owner's sign-in; separate because it loads before the desk. */
export const adminLogin = {
  title: 'Admin Login',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  backToShop: 'Back to the shop',
  waiting: (count: number) =>
    `${counted(count, 'change waits', 'changes wait')} on this device. Sign in to send ${count === 1 ? 'it' : 'them'}.`,
} as const

/** Browser titles of the owner's pages, bundled only with the owner's code. */
export const deskPages = {
  login: { title: 'Admin Login' },
  dashboard: { title: 'Admin Dashboard' },
  products: { title: 'Admin Products' },
  orders: { title: 'Admin Orders' },
  fittings: { title: 'Admin Fittings' },
  requests: { title: 'Admin Requests' },
  settings: { title: 'Admin Settings' },
  waiting: { title: 'Admin Waiting' },
} as const satisfies Record<string, PageCopy>
