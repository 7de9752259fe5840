/** Where the browser denies storage, the session exists only in the page's memory. */
export const signInNotKept =
  'This browser does not let us keep you signed in: closing or reloading this page signs you out.'

/** Login, signup and the two ends of a password reset. */
export const login = {
  title: 'Login',
  lead: 'Your measurements and orders, on every device you sign in on.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  forgot: 'Forgot password?',
  noAccount: 'New here?',
  signup: 'Sign up',
} as const

export const signup = {
  title: 'Create Account',
  lead: 'So your next order starts where this one ended.',
  back: 'Back',
  fields: {
    name: { label: 'Full name', placeholder: 'Asha Iyer' },
    email: { label: 'Email', placeholder: 'asha@example.com' },
    phone: { label: 'Phone', placeholder: '98765 43210' },
    password: {
      label: 'Password',
      placeholder: '',
      hint: 'At least 8 characters. A few words make a good one.',
    },
    confirmPassword: { label: 'Confirm password', placeholder: '' },
  },
  submit: 'Create Account',
  haveAccount: 'Have an account?',
  login: 'Login',
} as const

export const forgotPassword = {
  title: 'Forgot Password',
  lead: 'Enter the email of your account and we will send you a link.',
  email: 'Email',
  submit: 'Send Reset Link',
  sentTitle: 'Check Your Email',
  sent: (email: string) =>
    `If there is an account for ${email}, a link to choose a new password is on its way.`,
  unmailedTitle: 'We cannot send mail',
  unmailed:
    'This shop sends no mail at the moment, so it cannot send you a link. Please write or call:',
  sentHint: 'Nothing after a few minutes? Look in your spam folder, or try again.',
  again: 'Send again',
  backToLogin: 'Back to login',
} as const

export const resetPassword = {
  title: 'Choose a New Password',
  password: 'New password',
  confirmPassword: 'Confirm new password',
  submit: 'Save password',
  doneTitle: 'Password changed',
  done: 'You can sign in with it now. Other devices were signed out.',
  login: 'Go to login',
  askAgain: 'Ask for a new link',
} as const

/** Signing out on a shared phone while some things are unsent. */
export const signOut = {
  button: 'Sign Out',
  question: 'Some things have not been sent yet. What shall we do with them?',
  sendFirst: 'Send them, then sign out',
  keep: 'Keep them for my next sign-in',
  discard: 'Discard them',
  notSent:
    'Not everything could be sent, so you are still signed in. You can keep it for your next sign-in.',
  notDiscarded:
    'Something may have reached us already and cannot be discarded, so you are still signed in. You can keep it for your next sign-in.',
} as const

/** The page behind the link in a newsletter confirmation mail. */
export const confirmNewsletter = {
  title: 'Newsletter',
  lead: 'One more tap, so that nobody else can subscribe your address.',
  submit: 'Subscribe',
  back: 'To the collection',
} as const
