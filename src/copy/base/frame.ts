import { counted } from './count.ts'

export const header = {
  skip: 'Skip to content',
  home: 'Home',
  back: 'Back',
  mainNavigation: 'Main',
  services: 'Services',
  about: 'About',
  collections: 'Collections',
  testimonials: 'Testimonials',
  allPieces: 'All pieces',
  account: 'Your account',
  accountWaiting: (count: number) =>
    count === 0 ? 'Your account' : `Your account, ${counted(count, 'thing', 'things')} waiting`,
  login: 'Login',
  cart: (count: number) => (count === 0 ? 'Cart' : `Cart, ${counted(count, 'item', 'items')}`),
  makeClothes: 'Make Your Clothes Stitched',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
} as const

export const footer = {
  navigation: 'Footer',
  address: 'Address',
  contact: 'Contact',
  policies: 'Policies',
  journal: 'Journal',
  collection: 'Collection',
  desk: 'Back to Admin',
  copyright: (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`,
} as const

export const newsletter = {
  title: 'Newsletter',
  lead: 'New cloth and open days, about once a month.',
  label: 'Newsletter',
  placeholder: 'Enter your email',
  submit: 'Subscribe',
  note: 'We use your address only for this. Each issue says how to unsubscribe.',
} as const

export const hours = {
  title: 'Business Hours',
  line: (days: string, open: string) => `${days} ${open}`,
} as const

/** Common labels shared by many screens. */
export const common = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  retry: 'Try again',
  yes: 'Yes',
  no: 'No',
  loading: 'Loading',
  notAvailable: 'N/A',
  undo: 'Undo',
  dismiss: 'Dismiss message',
} as const

export const notFound = {
  title: 'No such page',
  text: 'We looked in every drawer, but this page is not here.',
  home: 'Go to the home page',
  collection: 'See the collection',
} as const

/** A product that is no longer on the shelf (410). */
export const gone = {
  title: 'No longer on the shelf',
  text: 'We used to make this piece, but no longer do. You may find one like it in the collection.',
} as const

/** A page that could not be fetched and is not cached on this device. */
export const offlinePage = {
  title: 'This page needs a connection',
  text: 'It is not on this device yet. It opens by itself as soon as the shop can be reached.',
} as const

/** Shown by an area's error boundary; the rest of the shop keeps working. */
export const crash = {
  title: 'Something came apart',
  text: 'The fault is ours, and what you saved is safe. Please try again.',
  retry: 'Try again',
  home: 'Go to the home page',
} as const
