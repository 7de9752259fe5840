import { narrowingSearch, type Narrowing } from '#domain/cloth/narrowing.ts'
import { PAGES } from '#domain/site/pages.js'

const { Admin, Catalogue, Dashboard, OrderSuccess } = PAGES

/** An address in the shop, from its root. */
export type Place = `/${string}`

/** All paths of the shop. */
export const paths = {
  home: PAGES.Home.path,
  catalogue: Catalogue.path,
  category: (category: string) => paths.narrowed({ category }),
  /** The part of the collection in a category, for an occasion or of a material. */
  narrowed: (to: Narrowing) => `${Catalogue.path}?${narrowingSearch(to)}` as const,
  /** A page of the collection or of a part of it, for pagination without JavaScript. */
  cataloguePage: (page: number, to: Narrowing) =>
    `${Catalogue.path}?${[narrowingSearch(to), `page=${page}`].filter(Boolean).join('&')}` as const,
  product: <Slug extends string>(slug: Slug) => `${Catalogue.path}/${slug}` as const,
  login: PAGES.Login.path,
  signup: PAGES.Signup.path,
  forgotPassword: PAGES.ForgotPassword.path,
  resetPassword: PAGES.ResetPassword.path,
  confirmNewsletter: PAGES.ConfirmNewsletter.path,
  dashboard: Dashboard.path,
  dashboardTab: (tab: DashboardTab) => `${Dashboard.path}?tab=${tab}` as const,
  measurements: PAGES.TailoringForm.path,
  cart: PAGES.Cart.path,
  checkout: PAGES.Checkout.path,
  orderSuccess: OrderSuccess.path,
  order: (id: string) => `${OrderSuccess.path}?order=${id}` as const,
  /** The page of one order, for the shopper who placed it. */
  ownOrder: <Id extends string>(id: Id) => `${PAGES.OwnOrder.path}/${id}` as const,
  /** A document of the shopper's: a bill, invoice, voucher or credit note. */
  document: <Id extends string>(id: Id) => `${PAGES.OwnDocument.path}/${id}` as const,
  /** The payment page of an order, by its secret token. */
  pay: <Token extends string>(token: Token) => `${PAGES.Pay.path}/${token}` as const,
  /** The fittings of an order, by the same token. */
  fittings: <Token extends string>(token: Token) => `${PAGES.Fittings.path}/${token}` as const,
  contact: PAGES.Contact.path,
  policies: PAGES.Policies.path,
  journal: PAGES.Journal.path,
  howToMeasure: PAGES.HowToMeasure.path,
  howToCare: PAGES.HowToCare.path,
  adminLogin: PAGES.AdminLogin.path,
  admin: Admin.path,
  adminPage: (page: AdminPage) => `${Admin.path}/${page}` as const,
  adminOrder: <Id extends string>(id: Id) => `${Admin.path}/orders/${id}` as const,
  adminDocument: <Order extends string, Id extends string>(order: Order, id: Id) =>
    `${Admin.path}/orders/${order}/documents/${id}` as const,
} as const

export type DashboardTab = 'measurements' | 'orders' | 'profile'

export type AdminPage =
  | 'dashboard'
  | 'products'
  | 'orders'
  | 'fittings'
  | 'requests'
  | 'settings'
  | 'waiting'
