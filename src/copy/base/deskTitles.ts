import type { PageCopy } from './titles.ts'

/** Browser titles of the owner's pages, bundled only with the owner's code. */
export const deskPages = {
  login: { title: 'Admin Login' },
  dashboard: { title: 'Admin Dashboard' },
  products: { title: 'Admin Products' },
  orders: { title: 'Admin Orders' },
  requests: { title: 'Admin Requests' },
  settings: { title: 'Admin Settings' },
  waiting: { title: 'Admin Waiting' },
} as const satisfies Record<string, PageCopy>
