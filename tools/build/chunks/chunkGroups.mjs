import { PAGE_MODULES } from '#domain/site/pages.js'
import { mergeSharedChunks } from './mergeSharedChunks.mjs'

const { Admin, AdminLogin, NotFound, Product, Journal, HowToMeasure, HowToCare, ...shoppers } =
  PAGE_MODULES
const { Cart, Catalogue, Checkout, Dashboard, Home, Login } = shoppers
const { OwnDocument, OwnOrder } = shoppers

/** The shopper's pages, without a product's and without the journal, which few visits read. */
const SHOPPERS = Object.values(shoppers)

/** Loaded by panel and cart of a house that promises days; part of the checkout. */
const PROMISE = 'src/ui/workroom/PromisedDays.tsx'

/** Loaded with it. */
const WORK = 'src/data/shop/workroomLoad.ts'

/** Links that open a chat, and the telephone numbers in them and in forms. */
const CHAT = 'src/domain/site/chatLink.ts'

/** Whether an offer runs, and the shop's days: what a product's page and the cart share. */
const OFFER = 'src/domain/base/offer.ts'

/** Loaded with the first product that is opened from the grid. */
const PANEL = 'src/features/catalogue/panel/DetailPanel.lazy.tsx'

/** Loaded when another cloth is chosen on a served product page, and on navigating to a product. */
const STATIC = 'src/features/catalogue/product/staticParts.lazy.ts'

/**
 * Code that a page loads later: with the install prompt, the first touch, and the first piece
 * added. A tap must not wait for the code of other pages.
 */
export const INSTALL = 'src/app/frame/InstallQuestion.lazy.tsx'
export const BARS = 'src/app/notices/NoticeBars.lazy.tsx'
export const TOASTS = 'src/ui/notices/ToastList.tsx'
export const ADD = 'src/data/cart/cart.ts'

/** What the page Admin loads once the owner has signed in. */
const DESK = 'src/features/admin/Admin.tsx'

/** Pages whose shared modules form one chunk; the first that fits. */
const SHARED = [
  { name: 'offer', page: OFFER, others: [...SHOPPERS, Product] },
  { name: 'chat', page: CHAT, others: [...SHOPPERS, Product] },
  { name: 'start', page: Home, others: [Catalogue, Product] },
  { name: 'forms', page: Home, others: SHOPPERS },
  { name: 'device', page: Catalogue, others: [Login, Cart, Product] },
  { name: 'offline', page: INSTALL, others: [BARS] },
  { name: 'local', page: ADD, others: [Login] },
  { name: 'add', page: ADD, others: [Cart] },
  { name: 'dialogs', page: TOASTS, others: [Cart] },
  { name: 'notices', page: TOASTS, others: [Checkout] },
  { name: 'account', page: Login, others: SHOPPERS },
  { name: 'shelf', page: Catalogue, others: [...SHOPPERS, Product, PANEL, Admin, DESK] },
  { name: 'piece', page: Product, others: [PANEL, STATIC] },
  { name: 'cart', page: Cart, others: SHOPPERS },
  { name: 'order', page: Checkout, others: SHOPPERS },
  { name: 'orders', page: Dashboard, others: [OwnOrder] },
  { name: 'documents', page: OwnDocument, others: [OwnOrder, DESK] },
  { name: 'promise', page: PROMISE, others: [Checkout] },
  { name: 'promise', page: WORK, others: [Checkout] },
]

/** The storefront's chunks, in addition to one for each page. */
export const chunkGroups = mergeSharedChunks(
  'src/app/entry-client.tsx',
  [
    ...SHOPPERS,
    Product,
    Admin,
    DESK,
    PROMISE,
    WORK,
    PANEL,
    STATIC,
    CHAT,
    OFFER,
    INSTALL,
    BARS,
    TOASTS,
    ADD,
  ],
  SHARED,
)
