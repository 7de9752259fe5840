import { PAGE_MODULES } from '#domain/site/pages.js'
import { mergeSharedChunks } from './mergeSharedChunks.mjs'

const { Admin, AdminLogin, NotFound, Product, Journal, HowToMeasure, HowToCare, ...shoppers } =
  PAGE_MODULES
const { Cart, Catalogue, Checkout, Contact, Dashboard, Home, Login } = shoppers
const { OwnDocument, OwnOrder } = shoppers

/** The shopper's pages beside that of a product, and beside the journal, which few visits read. */
const SHOPPERS = Object.values(shoppers)

/** Loaded by panel and cart of a house that promises days; part of the checkout. */
const PROMISE = 'src/ui/workroom/PromisedDays.tsx'

/** What the page Admin loads once the owner has signed in. */
const DESK = 'src/features/admin/Admin.tsx'

/** Pages whose shared modules form one chunk. What the home page needs is part of `start`. */
const SHARED = [
  { name: 'start', page: Home, others: [...SHOPPERS, Product] },
  { name: 'device', page: Login, others: [Catalogue, Cart, Product] },
  { name: 'account', page: Login, others: SHOPPERS },
  { name: 'chat', page: Contact, others: [...SHOPPERS, Product] },
  { name: 'shelf', page: Catalogue, others: [...SHOPPERS, Admin] },
  { name: 'piece', page: Product, others: [Catalogue] },
  { name: 'cart', page: Cart, others: SHOPPERS },
  { name: 'order', page: Checkout, others: SHOPPERS },
  { name: 'orders', page: Dashboard, others: [OwnOrder] },
  { name: 'documents', page: OwnDocument, others: [OwnOrder, DESK] },
  { name: 'promise', page: PROMISE, others: [Checkout] },
]

/** The storefront's chunks, beside one for each page. */
export const chunkGroups = mergeSharedChunks(
  'src/app/entry-client.tsx',
  [...SHOPPERS, Product, Admin, DESK, PROMISE],
  SHARED,
)
