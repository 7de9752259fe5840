/**
 * Every page of the shop. Routes, links, the server, the service worker, the sitemap, robots.txt,
 * the chunks and their budgets, and the benches read this table. It is plain JavaScript because
 * tools read it before anything is built.
 *
 * @typedef {object} Page
 * @property {string} path Where the page begins.
 * @property {'slug' | 'anything'} [below] What may follow the path; nothing by default.
 * @property {keyof typeof PAGE_KINDS} kind
 * @property {'catalogue'} [data] Rendered from the catalogue; other pages only from the shop's
 *   settings, or in the browser.
 * @property {true} [dated] Its date in the sitemap is that of the catalogue's latest change.
 */

/**
 * How the server and the service worker answer, and whether the page is in the sitemap. The worker
 * shows a cached page at once and refreshes it; otherwise it shows the empty shell, or asks the
 * network first. Of the kind `product` there is one page for each product, which the sitemap lists
 * one by one. A page of the kind `own` looks the same for everyone until it has read what the
 * device stores. Crawlers may not fetch private pages.
 */
export const PAGE_KINDS = /** @type {const} */ ({
  public: { server: 'rendered', worker: 'cached', inSitemap: true },
  product: { server: 'by slug', worker: 'cached', inSitemap: false },
  own: { server: 'rendered', worker: 'shell', inSitemap: false },
  private: { server: 'shell', worker: 'shell', inSitemap: false },
  missing: { server: 'not found', worker: 'network', inSitemap: false },
})

/** The first page that matches an address is shown. */
export const PAGES = /** @satisfies {Record<string, Page>} */ (
  /** @type {const} */ ({
    Home: { path: '/', kind: 'public', dated: true },
    Contact: { path: '/contact', kind: 'public' },
    Policies: { path: '/policies', kind: 'public' },
    Journal: { path: '/journal', kind: 'public' },
    HowToMeasure: { path: '/journal/how-to-measure', kind: 'public' },
    HowToCare: { path: '/journal/how-to-care', kind: 'public' },
    Catalogue: { path: '/all-collections', kind: 'public', data: 'catalogue', dated: true },
    Product: { path: '/all-collections', below: 'slug', kind: 'product' },
    Login: { path: '/login', kind: 'own' },
    Signup: { path: '/signup', kind: 'own' },
    ForgotPassword: { path: '/forgot-password', kind: 'own' },
    Cart: { path: '/cart', kind: 'own' },
    Checkout: { path: '/checkout', kind: 'private' },
    Dashboard: { path: '/dashboard', kind: 'private' },
    OwnOrder: { path: '/order', below: 'slug', kind: 'private' },
    OwnDocument: { path: '/document', below: 'slug', kind: 'private' },
    // Open to anyone with the secret link: the amount due, and no personal data.
    Pay: { path: '/pay', below: 'slug', kind: 'private' },
    // As above: the fittings of an order.
    Fittings: { path: '/fitting', below: 'slug', kind: 'private' },
    TailoringForm: { path: '/measurements', kind: 'private' },
    ConfirmNewsletter: { path: '/newsletter', kind: 'private' },
    ConfirmEmail: { path: '/confirm-email', kind: 'private' },
    OrderSuccess: { path: '/order-success', kind: 'private' },
    ResetPassword: { path: '/reset-password', kind: 'private' },
    AdminLogin: { path: '/admin/login', kind: 'private' },
    Admin: { path: '/admin', below: 'anything', kind: 'private' },
    NotFound: { path: '*', kind: 'missing' },
  })
)

/** @typedef {keyof typeof PAGES} PageName */

/**
 * The module that each page's chunk is built from. Beside the table, because browsers do not need
 * it and the bundler then leaves it out. @type {Readonly<Record<PageName, string>>}
 */
export const PAGE_MODULES = {
  Home: 'src/features/home/Home.tsx',
  Contact: 'src/features/home/contact/Contact.tsx',
  Policies: 'src/features/home/Policies.tsx',
  Journal: 'src/features/journal/Journal.tsx',
  HowToMeasure: 'src/features/journal/Journal.tsx',
  HowToCare: 'src/features/journal/Journal.tsx',
  Catalogue: 'src/features/catalogue/Catalogue.tsx',
  Product: 'src/features/catalogue/product/ProductPage.tsx',
  Login: 'src/features/account/signIn/Login.tsx',
  Signup: 'src/features/account/signIn/Signup.tsx',
  ForgotPassword: 'src/features/account/signIn/ForgotPassword.tsx',
  Cart: 'src/features/cart/Cart.tsx',
  Checkout: 'src/features/checkout/form/Checkout.tsx',
  Dashboard: 'src/app/routing/DashboardPage.tsx',
  OwnOrder: 'src/features/account/order/OwnOrder.tsx',
  OwnDocument: 'src/features/account/order/OwnDocument.tsx',
  Pay: 'src/features/pay/Pay.tsx',
  Fittings: 'src/features/fittings/Fittings.tsx',
  TailoringForm: 'src/features/measurements/tailoring/TailoringForm.tsx',
  ConfirmNewsletter: 'src/features/account/signIn/ConfirmNewsletter.tsx',
  ConfirmEmail: 'src/features/account/signIn/ConfirmEmail.tsx',
  OrderSuccess: 'src/features/checkout/placed/OrderSuccess.tsx',
  ResetPassword: 'src/features/account/signIn/ResetPassword.tsx',
  AdminLogin: 'src/features/admin/AdminLogin.tsx',
  Admin: 'src/app/routing/AdminPage.tsx',
  NotFound: 'src/features/home/NotFound.tsx',
}

export const PAGE_NAMES = /** @type {PageName[]} */ (Object.keys(PAGES))

/**
 * The page at a path.
 * @param {string} path without query and trailing slash
 * @returns {PageName}
 */
export function pageAt(path) {
  return PAGE_NAMES.find((name) => covers(PAGES[name], path)) ?? 'NotFound'
}

/** @param {Page} page @param {string} asked */
function covers({ path, below }, asked) {
  if (asked === path) return true
  if (!below || !asked.startsWith(`${path}/`)) return false
  return below === 'anything' || /^[a-z0-9-]+$/.test(asked.slice(path.length + 1))
}
