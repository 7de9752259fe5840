/** Changing the account's e-mail address: the form in the profile, and the page behind the mailed link. */
export const emailChange = {
  title: 'Email',
  byMail: 'Change it by a mailed link',
  byContact: 'Change it by chat or phone',
  email: 'New email',
  password: 'Your password',
  submit: 'Send confirmation link',
  hint: 'We send a link to the new address. Until you open it, the old one stays.',
  sent: (email: string) =>
    `If ${email} can be used, a link to confirm it is on its way. It works for 30 minutes.`,
  unmailed: 'This shop sends no mail at the moment. To change your address, please write or call:',
} as const

export const confirmEmail = {
  title: 'Confirm your email',
  lead: 'With your password, this becomes the address of your account. Other devices are signed out.',
  submit: 'Confirm',
  done: (email: string) => `Your address is now ${email}.`,
  toProfile: 'To your profile',
} as const
