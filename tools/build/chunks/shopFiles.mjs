import { fewFiles } from './fewFiles.mjs'

const HOME = 'src/features/home/Home.tsx'
const CATALOGUE = 'src/features/catalogue/Catalogue.tsx'
const CONTACT = 'src/features/home/contact/Contact.tsx'
const CART = 'src/features/cart/Cart.tsx'
const CHECKOUT = 'src/features/checkout/form/Checkout.tsx'
const LOGIN = 'src/features/account/signIn/Login.tsx'
const ADMIN = 'src/features/admin/Admin.tsx'

/** The shopper's pages. */
const PAGES = [
  HOME,
  CATALOGUE,
  CONTACT,
  CART,
  LOGIN,
  CHECKOUT,
  'src/features/home/Policies.tsx',
  'src/features/account/signIn/Signup.tsx',
  'src/features/account/signIn/ForgotPassword.tsx',
  'src/features/account/signIn/ResetPassword.tsx',
  'src/features/account/signIn/ConfirmNewsletter.tsx',
  'src/features/checkout/placed/OrderSuccess.tsx',
  'src/features/measurements/tailoring/TailoringForm.tsx',
  'src/app/routing/DashboardPage.tsx',
]

/** Pages whose shared modules form one chunk. What the home page needs is part of `start`. */
const SHARED = [
  { name: 'start', page: HOME, others: PAGES },
  { name: 'device', page: LOGIN, others: [CATALOGUE, CART] },
  { name: 'account', page: LOGIN, others: PAGES },
  { name: 'chat', page: CONTACT, others: PAGES },
  { name: 'goods', page: CATALOGUE, others: [...PAGES, ADMIN] },
  { name: 'cart', page: CART, others: PAGES },
  { name: 'order', page: CHECKOUT, others: PAGES },
]

/** The storefront's chunks, beside one for each page. */
export const shopFiles = fewFiles('src/app/entry-client.tsx', [...PAGES, ADMIN], SHARED)
