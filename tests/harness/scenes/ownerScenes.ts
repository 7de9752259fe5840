import type { Page } from 'playwright-core'
import { addPayment, allSent, moveOrder } from '#tests/harness/steps/deskSteps.ts'
import { arrive, pageScene, paperScene, refusedScene, type Scene } from './scene.ts'

/** The desk, and what the owner does with the first order. */
export const ownerScenes: Scene[] = [
  pageScene('admin-dashboard', '/admin/dashboard'),
  pageScene('admin-products', '/admin/products'),
  { name: 'admin-product-form', open: editProduct },
  pageScene('admin-orders', '/admin/orders'),
  { name: 'admin-order-new', open: openOnDesk },
  { name: 'admin-order', open: workOnOrder },
  paperScene('job-card-printed'),
  { name: 'admin-invoice', open: openInvoice },
  paperScene('invoice-printed'),
  pageScene('admin-counter', '/admin/orders/new'),
  pageScene('admin-fittings', '/admin/fittings'),
  pageScene('admin-requests', '/admin/requests'),
  pageScene('admin-settings', '/admin/settings'),
  pageScene('admin-waiting', '/admin/waiting'),
]

/** Before the owner has signed in. */
export const deskDoorScenes: Scene[] = [
  pageScene('admin-login', '/admin/login'),
  refusedScene('admin-login-refused', '/admin/login', 'Login'),
]

async function editProduct(page: Page): Promise<void> {
  await arrive(page, '/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor()
}

async function openOnDesk(page: Page): Promise<void> {
  await arrive(page, '/admin/orders')
  await page.getByRole('link', { name: /ET-/ }).first().click()
  await page.getByRole('heading', { level: 1, name: /ET-/ }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** An advance, a receipt, an invoice, three moves and a fitting that the customer has to answer. */
async function workOnOrder(page: Page): Promise<void> {
  await addPayment(page, '5,000')
  await page
    .getByText(/ received, cash/)
    .first()
    .waitFor()
  await moveOrder(page, 'Confirm', 'Confirmed')
  await moveOrder(page, 'Start cutting', 'Cutting')
  await moveOrder(page, 'Start stitching', 'Stitching')
  await page.getByRole('button', { name: 'Book a fitting' }).click()
  await page.getByRole('button', { name: 'Save the fitting' }).click()
  await page.getByText(/\(not answered yet\)/).waitFor()
  await page.getByRole('button', { name: 'Issue invoice' }).click()
  await page.getByRole('link', { name: /^Tax Invoice INV-/ }).waitFor()
  await allSent(page)
}

async function openInvoice(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Tax Invoice INV-/ }).click()
  await page.getByRole('article', { name: /^Tax Invoice INV-/ }).waitFor()
}
