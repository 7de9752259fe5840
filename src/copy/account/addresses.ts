/** The address book: its list in the profile, and the choice at the checkout. */
export const addresses = {
  title: 'Addresses',
  lead: 'The checkout starts with the first one, on every device you sign in on.',
  none: 'No address is saved yet. Add one here, or save the one you use for your next order.',
  isDefault: 'Default',
  add: 'Add an address',
  /** Names of buttons, so that a screen reader tells one address from the next. */
  edit: (line: string) => `Edit ${line}`,
  remove: (line: string) => `Delete ${line}`,
  makeDefault: 'Make default',
  makeDefaultOf: (line: string) => `Make default: ${line}`,
  addTitle: 'New address',
  editTitle: 'Edit address',
  save: 'Save address',
  saved: 'Address saved.',
  deleted: 'Address deleted.',
  full: 'Your account keeps up to 10 addresses.',
  deliverTo: 'Deliver to',
  another: 'Another address',
  keep: 'Save these details in my account',
} as const
