import type { Page } from 'playwright-core'
import { arrive, pageScene, refusedScene, type Scene } from './scene.ts'

const PIECE = 'Navy Twill Suit'
const PIECE_PAGE = '/all-collections/navy-twill-suit'

/** What can be seen without an account. */
export const guestScenes: Scene[] = [
  pageScene('home', '/'),
  { name: 'home-menu', open: openMenu },
  pageScene('collection', '/all-collections'),
  pageScene('collection-occasion', '/all-collections?occasion=wedding'),
  { name: 'collection-nothing-found', open: findNothing },
  { name: 'product-panel', open: openPanel },
  pageScene('product', PIECE_PAGE),
  { name: 'product-zoom', open: openZoom },
  pageScene('journal', '/journal'),
  pageScene('journal-measure', '/journal/how-to-measure'),
  pageScene('journal-care', '/journal/how-to-care'),
  pageScene('contact', '/contact'),
  pageScene('policies', '/policies'),
  pageScene('not-found', '/gone'),
  pageScene('login', '/login'),
  refusedScene('login-refused', '/login', 'Sign In'),
  pageScene('signup', '/signup'),
  refusedScene('signup-refused', '/signup', 'Create Account'),
  pageScene('forgot-password', '/forgot-password'),
  pageScene('reset-password-without-link', '/reset-password'),
  pageScene('newsletter-without-link', '/newsletter'),
  pageScene('confirm-email-without-link', '/confirm-email'),
  pageScene('cart-empty', '/cart'),
  pageScene('checkout-empty', '/checkout'),
  pageScene('order-success-none', '/order-success'),
  pageScene('order-not-found', '/order/nosuchorder0001'),
  pageScene('document-not-found', '/document/nosuchpaper0001'),
  pageScene('pay-not-found', '/pay/nosuchtoken'),
  pageScene('fitting-not-found', '/fitting/nosuchtoken'),
  pageScene('dashboard-guest-orders', '/dashboard?tab=orders'),
  pageScene('dashboard-guest-profile', '/dashboard?tab=profile'),
]

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await arrive(page, '/')
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('dialog').or(page.getByRole('navigation')).first().waitFor()
}

async function findNothing(page: Page): Promise<void> {
  await arrive(page, '/all-collections?q=zzzzzz')
  await page.getByText(/^Nothing matches/).waitFor()
}

async function openPanel(page: Page): Promise<void> {
  await arrive(page, '/all-collections')
  await page.getByRole('link', { name: PIECE }).click()
  await page.getByRole('dialog').locator('dl').first().waitFor()
}

async function openZoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arrive(page, PIECE_PAGE)
  await page
    .getByRole('group', { name: PIECE })
    .getByRole('button', { name: /^Look/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
}
