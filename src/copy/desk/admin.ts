import { counted } from '#copy/base/count.ts'

/** The owner's sidebar and dashboard. */
export const adminFrame = {
  title: 'Admin',
  dashboard: 'Dashboard',
  products: 'Products',
  orders: 'Orders',
  fittings: 'Fittings',
  requests: 'Requests',
  settings: 'Settings',
  logout: 'Logout',
  openMenu: 'Open sidebar',
  closeMenu: 'Close sidebar',
  viewShop: 'View the shop',
  navigation: 'Admin',
  newOrder: (number: string, name: string) => `New order ${number} from ${name}`,
} as const

export const adminDashboard = {
  title: 'Dashboard',
  totalProducts: 'Total Products',
  totalRevenue: 'Total Revenue',
  recentActivity: 'Recent Activity',
  noComparison: 'Nothing to compare with yet',
  revenueNote: 'Orders confirmed or further, without cancelled ones',
  change: (percent: number, days: number) =>
    `${percent > 0 ? '+' : ''}${percent.toFixed(1)}% against the ${days} days before`,
  period: 'Period',
  reading: 'Fetching orders and products',
  days: (days: number) => `${days} days`,
  inPeriod: (rupees: string, days: number) => `${rupees} in the last ${days} days`,
  drafts: (count: number) => counted(count, 'draft', 'drafts'),
  byStatus: 'Orders by status',
  chart: 'Revenue per day',
  noRevenue: (days: number) => `No revenue in the last ${days} days.`,
  chartTable: 'Show the chart as a table',
  day: 'Day',
  revenue: 'Revenue',
  dueTitle: 'Due this week',
  nothingDue: 'Nothing is due this week.',
  more: (count: number) => `${count} more`,
  about: (number: string, change: string) => `Order ${number}: ${change}`,
  noted: (number: string) => `Note on order ${number}`,
  ordered: (name: string, number: string) => `${name} placed order ${number}`,
  moved: (number: string, status: string) => `Order ${number} is now ${status}`,
} as const

export const adminSettings = {
  title: 'Settings',
  house: 'The house',
  restored: 'You left the settings without saving. What you typed is still here.',
  discardRestored: 'Discard what I typed',
  fields: {
    name: 'Name',
    tagline: 'Tagline',
    address: 'Address',
    phone: 'Phone',
    whatsappNumber: 'WhatsApp number',
    email: 'Email',
    mapUrl: 'Map link',
  },
  whatsappHint: 'With the country code, such as +91 98200 12345',
  hours: 'Business Hours',
  days: 'Days',
  open: 'Hours',
  addHours: 'Add a line',
  rates: 'What one rupee is worth',
  ratesSetOn: (day: string) => `Rates of ${day}`,
  removeHours: 'Remove this line',
  discount: 'Offer of the house',
  discountHint:
    'One line under the question about the order code in the stitching request, such as: 10% off stitching with an order code. Empty for none.',
  sizeTable: 'Ready sizes, in inches',
  sizeHint: 'Measurements are compared with these to suggest a size.',
  size: 'Size',
  chest: 'Chest',
  waist: 'Waist',
  addSize: 'Add a size',
  removeSize: 'Remove this size',
  lengths: 'Jacket lengths, each from this height, in inches',
  lengthNames: { S: 'Short', R: 'Regular', L: 'Long' },
  policies: 'Policies',
  policyHint: 'One paragraph per line.',
  policyTitle: 'Title',
  policyText: 'Text',
  addPolicy: 'Add a policy',
  removePolicy: 'Remove this policy',
  conflictTitle: 'Other settings were saved',
  ratesSet: 'Rates set on',
  ratesChanged: 'Changing a rate sets its date to today.',
  alerts: 'New orders on this device',
  sound: 'Play a sound',
  notification: 'Show a notification',
  notificationHints: {
    on: 'For new orders and requests, also while the shop is closed.',
    off: 'For new orders and requests, also while the shop is closed.',
    blocked: "Notifications from the shop are blocked. Allow them in the browser's settings.",
    installFirst: 'On an iPad or iPhone, add the shop to the home screen first.',
    unsupported: 'This browser cannot show notifications.',
  },
  password: 'Password',
  devices: 'Signed-in devices',
  devicesHint: 'Lost a device? This signs every device out, this one too.',
  signOutEverywhere: 'Sign out everywhere',
  signOutQuestion: 'Sign out on every device? You sign in again with your password.',
  save: 'Save settings',
  saved: 'Settings saved',
  failed: 'Failed to save settings. Please try again.',
} as const

export const adminMails = {
  lead: 'What the shop has sent, and what still waits.',
  empty: 'No mails yet.',
  columns: { to: 'To', subject: 'Subject', state: 'State', when: 'When' },
  states: { waiting: 'Waiting', held: 'Waits for you', sent: 'Sent', failed: 'Failed' },
  tries: (count: number) => counted(count, 'try', 'tries'),
  retry: 'Send again',
  queued: 'The mail is in the queue again',
  discard: 'Discard',
  discarded: 'The mail was discarded. It was not sent.',
  held: (count: number) =>
    `${counted(count, 'mail waits', 'mails wait')} for you: too old to be sent unasked, or more than one address should get in a day.`,
  sendHeld: 'Send all',
  discardHeld: 'Discard all',
  discardQuestion: 'Discard all of these mails? They are never sent. The orders and requests stay.',
  heldSent: 'The mails are in the queue',
  heldDiscarded: 'The mails were discarded',
} as const

export const adminRequests = {
  title: 'Requests',
  tabs: {
    appointments: 'Appointments',
    tailoring: 'Tailoring',
    subscribers: 'Subscribers',
    mails: 'Mails',
  },
  empty: {
    appointments: 'No appointment requests yet.',
    tailoring: 'No tailoring requests yet.',
    subscribers: 'No subscribers yet.',
  },
  states: { new: 'New', answered: 'Answered' },
  markAnswered: 'Mark as answered',
  markNew: 'Mark as new',
  marked: (name: string, state: 'new' | 'answered') =>
    state === 'new' ? `${name} is marked as new` : `${name} is marked as answered`,
  call: 'Call',
  stop: 'Stop the newsletter',
  start: 'Start it again',
  stopped: 'Stopped',
  since: 'Since',
  email: 'Email',
  orderCode: 'Order code',
  chatText: (name: string, shop: string) => `Hello ${name}, this is ${shop}. `.trim(),
  mailSubject: (shop: string) => `Your request to ${shop}`,
  reply: 'Reply by email',
  chat: 'Open WhatsApp chat',
  exportCsv: 'Download as CSV',
} as const

/** Why a number was refused: what the field takes. */
export function numberProblem(field: {
  least: number
  most: number
  step: number | 'any'
}): string {
  const { least, most, step } = field
  const kind = step === 1 ? 'a whole number' : 'a number'
  const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`
  const steps = step === 1 || step === 'any' ? '' : `, in steps of ${step}`
  return `Please write ${kind} ${range}${steps}.`
}
