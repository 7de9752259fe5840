import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { expect } from 'vitest'
import { smallPng } from '#tests/harness/data/pngs.ts'
import type { Shop } from '#tests/harness/server/shopServer.ts'

/** Signs the owner in at the admin login. */
export async function signOwnerIn(page: Page, { owner }: Pick<Shop, 'owner'>): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

/** Adds a product with a photo through the form, and waits until it is in the table. */
export async function addProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Description').fill('Hand loomed')
  await page.getByLabel('Price in rupees').fill('3999')
  await page.getByRole('dialog').getByLabel('Category').fill('Kurtas')
  const buffer = Buffer.from(smallPng(1600, 1200))
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await page.getByText(/Ready to send, \d+ kB/).waitFor()
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('row', { name: new RegExp(`${name} `) }).waitFor()
}

/** Creates an order at the counter and ends on its page. */
export async function takeCounterOrder(page: Page, piece: RegExp, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('link', { name: 'New order at the counter' }).click()
  const pieces = page.getByLabel('Add a piece')
  const label = await pieces.locator('option').filter({ hasText: piece }).first().innerText()
  await pieces.selectOption({ label })
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Last name').fill('Mehta')
  await page.getByLabel('WhatsApp number').fill('98765 43210')
  await page.getByRole('button', { name: 'Will be picked up at the shop' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('heading', { level: 1, name: /At the counter/ }).waitFor()
}

/** Moves the order on the current page to its next status. */
export async function moveOrder(page: Page, button: string, reached: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(reached) }).waitFor()
}

/** Records a payment on the order's page, of the suggested amount or another. */
export async function addPayment(page: Page, rupees?: string): Promise<void> {
  if (rupees !== undefined) await page.getByLabel('Amount in rupees').fill(rupees)
  await page.getByRole('button', { name: 'Add payment' }).click()
}

/** Waits until the tablet has sent everything. */
export async function allSent(page: Page): Promise<void> {
  await page.getByText(/waits? on this device/).waitFor({ state: 'detached' })
}

/** Waits until the desk would open without a network; its owner has signed in. */
export async function waitUntilDeskIsKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('darzi-admin')).keys()).length)
  await expect.poll(kept).toBeGreaterThan(1)
}

/** The lines of the CSV file that a button downloads. */
export async function downloadedLines(page: Page, button: string): Promise<string[]> {
  const [file] = await Promise.all<[Promise<Download>, Promise<void>]>([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
}
