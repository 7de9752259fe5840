import type { Page } from 'playwright-core'
import { addToCart, fillCheckout, signUp } from '#tests/harness/steps/shopperSteps.ts'
import type { OpenShop } from './shopInBrowser.ts'

/** One state of the shop worth a screenshot. */
export type Scene = {
  name: string
  open: (page: Page) => Promise<void>
}

/** Consecutive scenes of the same visitor; `enter` runs before the first. */
export type Visit = {
  who: 'guest' | 'shopper' | 'owner'
  enter: (page: Page, shop: OpenShop) => Promise<void>
  scenes: Scene[]
}

/** Every route, and the states of each that a user may see. */
export const visits: Visit[] = [
  {
    who: 'guest',
    enter: () => Promise.resolve(),
    scenes: [
      pageScene('home', '/'),
      { name: 'home-menu', open: openMenu },
      pageScene('collection', '/all-collections'),
      pageScene('collection-nothing-found', '/all-collections?q=zzzzzz'),
      pageScene('product', '/all-collections/navy-twill-suit'),
      pageScene('contact', '/contact'),
      pageScene('not-found', '/gone'),
      pageScene('login', '/login'),
      refused('login-refused', '/login', 'Sign In'),
      pageScene('signup', '/signup'),
      refused('signup-refused', '/signup', 'Create Account'),
      pageScene('forgot-password', '/forgot-password'),
      pageScene('reset-password-without-link', '/reset-password'),
      pageScene('newsletter-without-link', '/newsletter'),
      pageScene('cart-empty', '/cart'),
      pageScene('checkout-empty', '/checkout'),
      pageScene('order-success-none', '/order-success'),
    ],
  },
  {
    who: 'shopper',
    enter: async (page) => {
      await signUp(page)
      await page.goto('/all-collections')
      await addToCart(page, 'White Poplin Shirt')
      await addToCart(page, 'Navy Twill Suit')
    },
    scenes: [
      pageScene('home-welcome', '/'),
      pageScene('cart', '/cart'),
      pageScene('checkout', '/checkout'),
      refused('checkout-refused', '/checkout', 'Place Order'),
      pageScene('tailoring-request', '/measurements'),
      pageScene('dashboard-measurements', '/dashboard?tab=measurements'),
      pageScene('dashboard-profile', '/dashboard?tab=profile'),
      { name: 'order-success', open: placeOrder },
      pageScene('dashboard-orders', '/dashboard?tab=orders'),
    ],
  },
  {
    who: 'owner',
    enter: async (page, shop) => {
      await page.goto('/admin/login')
      await page.getByLabel('Email').fill(shop.owner.email)
      await page.getByLabel('Password', { exact: true }).fill(shop.owner.password)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL('**/admin/dashboard')
    },
    scenes: ['dashboard', 'products', 'orders', 'requests', 'settings'].map((name) =>
      pageScene(`admin-${name}`, `/admin/${name}`),
    ),
  },
]

/** The page at a path, once its heading is visible. */
export function pageScene(name: string, path: string): Scene {
  return { name, open: (page) => arrive(page, path) }
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
  await page.waitForLoadState('networkidle')
}

function refused(name: string, path: string, button: string): Scene {
  return {
    name,
    open: async (page) => {
      await arrive(page, path)
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
      await page.locator('[aria-invalid], :user-invalid, [role="alert"]').first().waitFor()
    },
  }
}

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await arrive(page, '/')
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('dialog').or(page.getByRole('navigation')).first().waitFor()
}

async function placeOrder(page: Page): Promise<void> {
  await arrive(page, '/checkout')
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-success**')
  await page.waitForLoadState('networkidle')
}
