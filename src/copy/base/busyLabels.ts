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
