/** The owner's sign-in (specification, section 2); apart, since it is shown before it. */
export const adminLogin = {
  title: 'Admin Login',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  backToShop: 'Back to the shop',
} as const
