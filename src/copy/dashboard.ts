/** The dashboard's cards and tabs (specification, section 2); their names are the spec's. */
export const dashboard = {
  title: 'Dashboard',
  home: 'Home',
  back: 'Back',
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
  /** Where the date is not known. */
  unknownDate: 'N/A',
  signedOut: 'You are not signed in. What you see here is kept on this device only.',
  login: 'Login',
  data: 'Your data',
  exportData: 'Download my data',
  exportHint: 'A file with your measurements, preferences, requests and orders.',
  deleteAccount: 'Delete my account',
  deleteQuestion:
    'Delete your account, measurements and preferences? Orders already placed stay in our books.',
  deleteConfirm: 'Delete for good',
  deleted: 'Your account was deleted.',
} as const
