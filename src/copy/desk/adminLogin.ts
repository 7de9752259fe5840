/** The owner's sign-in (specification, section 2); separate because it loads before the desk. */
export const adminLogin = {
  title: 'Admin Login',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  backToShop: 'Back to the shop',
} as const
