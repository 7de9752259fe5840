/** The dashboard's cards and tabs, named as in the specification. */
export const dashboard = {
  title: 'Dashboard',
  toCheckout: 'Continue to checkout',
  signedOut: 'You are not signed in. What you see here is kept on this device only.',
  summary: {
    orders: 'Orders Overall',
    ready: 'Ready for Pickup',
    measurements: 'Measurements',
  },
  tabsLabel: 'Dashboard sections',
  tabs: { measurements: 'Measurements', orders: 'Orders', profile: 'Profile' },
} as const

export const profile = {
  title: 'Profile',
  email: 'Email',
  memberSince: 'Account created',
  /** For an unknown date. */
  unknownDate: 'N/A',
  login: 'Login',
  addressesSaved: (count: number) => (count === 0 ? 'None saved' : `${count} saved`),
  data: 'Your data',
  dataActions: 'Download it, end all sign-ins, delete the account',
  exportData: 'Download my data',
  exportName: 'my-data.json',
  exportHint: 'A file with your measurements, preferences, addresses, requests and orders.',
  signOutEverywhere: 'End all sign-ins',
  signOutEverywhereHint: 'Lost a device? This signs every device out, this one too.',
  signedOutEverywhere: 'You are signed out on every device.',
  deleteAccount: 'Delete my account',
  deleteHint:
    'Deleting your account also deletes your measurements, preferences and addresses. Orders already placed stay in our books.',
  deleteQuestion:
    'Delete your account, measurements, preferences and addresses? Orders already placed stay in our books.',
  deleteConfirm: 'Delete for good',
  deleted: 'Your account was deleted.',
} as const

export const nameAndPhone = {
  title: 'Name and phone',
  /** An account may have no number. */
  value: (name: string, phone: string) => [name, phone].filter(Boolean).join(', '),
  submit: 'Save name and phone',
  done: 'Your name and phone number are saved.',
} as const

export const passwordChange = {
  title: 'Change password',
  effect: 'Signs out your other devices',
  now: 'Current password',
  next: 'New password',
  again: 'New password again',
  hint: 'At least 8 characters. Other devices are signed out.',
  submit: 'Change password',
  wrong: 'This is not your current password.',
  done: 'Password changed',
} as const

/** A tailoring request whose account was deleted elsewhere. */
export const orphanTailoring = {
  needsAccount: 'A tailoring request needs an account. Sign in to another one to send it.',
  send: 'Send it from this account',
} as const

/** Asks before something that waits on this device is thrown away. */
export const cancelWaitingWords = {
  question: 'Cancel it? It was not sent, and it cannot be brought back.',
  yes: 'Do not send it',
} as const
