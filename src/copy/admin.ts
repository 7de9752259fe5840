import { counted } from './count.ts'

/** The owner's sign-in, sidebar and dashboard (specification, section 2). */
export const adminLogin = {
  title: 'Admin Login',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  backToShop: 'Back to the shop',
} as const

export const adminFrame = {
  title: 'Admin',
  dashboard: 'Dashboard',
  products: 'Products',
  orders: 'Orders',
  requests: 'Requests',
  mails: 'Mails',
  settings: 'Settings',
  logout: 'Logout',
  openMenu: 'Open sidebar',
  closeMenu: 'Close sidebar',
  viewShop: 'View the shop',
  offline: 'You are offline. You can read what this tablet has saved; changes need a connection.',
} as const

export const adminDashboard = {
  title: 'Dashboard',
  totalProducts: 'Total Products',
  totalRevenue: 'Total Revenue',
  openOrders: 'Orders in work',
  readyOrders: 'Ready for Pickup',
  recentActivity: 'Recent Activity',
  noComparison: 'Nothing to compare with yet',
  revenueNote: 'Orders confirmed or further, without cancelled ones',
  change: (percent: number) =>
    `${percent > 0 ? '+' : ''}${percent.toFixed(1)}% against the 30 days before`,
  ordered: (name: string, number: string) => `${name} placed order ${number}`,
  moved: (number: string, status: string) => `Order ${number} is now ${status}`,
  added: (name: string) => `${name} was added`,
  changed: (name: string) => `${name} was changed`,
} as const

export const adminSettings = {
  title: 'Settings',
  house: 'The house',
  fields: {
    name: 'Name',
    tagline: 'Tagline',
    address: 'Address',
    phone: 'Phone',
    whatsappNumber: 'WhatsApp number, with country code',
    email: 'Email',
    mapUrl: 'Map link',
  },
  hours: 'Business Hours',
  days: 'Days',
  open: 'Hours',
  addHours: 'Add a line',
  rates: 'What one rupee is worth',
  ratesSetOn: (day: string) => `Rates of ${day}`,
  save: 'Save settings',
  saved: 'Settings saved',
  failed: 'Failed to save settings. Please try again.',
} as const

export const adminMails = {
  title: 'Mails',
  lead: 'What the shop has sent, and what still waits.',
  empty: 'No mails yet.',
  columns: { to: 'To', subject: 'Subject', state: 'State', when: 'When' },
  states: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
  tries: (count: number) => counted(count, 'try', 'tries'),
  retry: 'Send again',
  noSmtp: 'No mail server is set up. Mails are kept here so that you can read and forward them.',
} as const

export const adminRequests = {
  title: 'Requests',
  tabs: { appointments: 'Appointments', tailoring: 'Tailoring', subscribers: 'Subscribers' },
  empty: {
    appointments: 'No appointment requests yet.',
    tailoring: 'No tailoring requests yet.',
    subscribers: 'No subscribers yet.',
  },
  reply: 'Reply by email',
  chat: 'Open WhatsApp chat',
  exportCsv: 'Download as CSV',
} as const
