import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { newOnlineVisitor, newVisitor } from '#tests/harness/browser/browser.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { signOwnerIn } from '#tests/harness/steps/deskSteps.ts'

const PASSWORD = 'six steps to a ready house'

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const list = (page: Page) => page.getByRole('region', { name: 'First steps' })

const PHONE = { width: 360, height: 740 }
const TABLET = { width: 1024, height: 740 }

/** Begins a step on the dashboard, which fits a phone and a tablet. The steps take turns in width. */
async function begin(page: Page, step: string, done: number): Promise<void> {
  await page.goto('/admin/dashboard')
  for (const size of done % 2 === 0 ? [TABLET, PHONE] : [PHONE, TABLET]) {
    await page.setViewportSize(size)
    await list(page).getByText(`${done} of 6 done`).waitFor()
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
  }
  await list(page)
    .getByRole(step.startsWith('Remove') ? 'button' : 'link', { name: step })
    .click()
}

/** Waits until the link has focused its field, then fills it in. */
async function fillFocused(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).first()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(() => field.evaluate((one) => one.getBoundingClientRect().top > 0)).toBe(true)
  await field.fill(text)
}

async function saveSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Settings saved').waitFor()
}

async function changePassword(page: Page, shop: Shop): Promise<void> {
  await begin(page, 'Change the first password', 0)
  await fillFocused(page, 'Current password', shop.owner.password)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password changed').waitFor()
}

async function addFirstPiece(page: Page): Promise<void> {
  await begin(page, 'Add the first piece of your own', 5)
  const form = page.getByRole('dialog', { name: 'Add Product' })
  await form.getByLabel('Name', { exact: true }).fill('Handloom Kurta')
  await form.getByLabel('Description').fill('Hand loomed')
  await form.getByLabel('Price in rupees').fill('3999')
  await form.getByLabel('Category').fill('Kurtas')
  await form.getByRole('button', { name: 'Save Product' }).click()
  await page.getByRole('row', { name: /Handloom Kurta / }).waitFor()
}

test('The owner of a new house completes the setup checklist, on a phone and on a tablet', async () => {
  const shop = await startShop()
  onTestFinished(() => shop.stop())
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: PHONE })
  await signOwnerIn(page, shop)
  await changePassword(page, shop)

  await begin(page, 'Give the house its name', 1)
  await fillFocused(page, 'Name', 'House of Neha')
  await saveSettings(page)
  await begin(page, 'Give the house its WhatsApp number', 2)
  await fillFocused(page, 'WhatsApp number', '098765 43210')
  await saveSettings(page)
  await begin(page, 'Give the house its hours', 3)
  await fillFocused(page, 'Days', 'Tue-Sun')
  await saveSettings(page)

  await begin(page, 'Remove the demo collection', 4)
  const question = page.getByRole('dialog')
  await question.getByText('30 demo products leave the shop.').waitFor()
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('30 demo products removed').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('30 demo products are back').waitFor()
  await begin(page, 'Remove the demo collection', 4)
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('30 demo products removed').waitFor()

  await addFirstPiece(page)
  // A page load could cut off the answer to the new product, which would then be sent again.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('heading', { name: 'Total Products' }).waitFor()
  await expect.poll(() => list(page).count()).toBe(0)
  const shopper = await newOnlineVisitor({ url: shop.url, viewport: PHONE })
  await shopper.page.goto('/all-collections')
  await shopper.page.getByRole('listitem').filter({ hasText: 'Handloom Kurta' }).waitFor()
  await expect.poll(() => shopper.page.getByText('Navy Twill Suit').count()).toBe(0)
})

test('A hidden list stays hidden on the house’s next tablet', async () => {
  const shop = await startShop()
  onTestFinished(() => shop.stop())
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: PHONE })
  await signOwnerIn(page, shop)
  await list(page).getByRole('button', { name: 'Hide this list' }).click()
  await page.getByText('The list is hidden, on every device.').waitFor()
  await expect.poll(() => list(page).count()).toBe(0)

  const next = (await newOnlineVisitor({ url: shop.url })).page
  const pulled = next.waitForResponse(/collections\/shop\/records/)
  await signOwnerIn(next, shop)
  await pulled
  await next.getByRole('heading', { name: 'Total Products' }).waitFor()
  await expect.poll(() => list(next).count()).toBe(0)
})

test('The demo collection is removed offline and leaves the shop once there is a network', async () => {
  const shop = await startShop()
  onTestFinished(() => shop.stop())
  const { page, context, watch } = await newVisitor({ url: shop.url })
  watch.allow(/ERR_/)
  await signOwnerIn(page, shop)
  await list(page).getByText('0 of 6 done').waitFor()
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  const remove = list(page).getByRole('button', { name: 'Remove the demo collection' })
  expect(await remove.evaluate((button) => getComputedStyle(button).animationName)).toBe('none')
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('30 changes wait on this device').waitFor()
  await list(page).getByText('1 of 6 done').waitFor()
  await context.setOffline(false)
  await page.getByText('wait on this device').waitFor({ state: 'detached' })
  await list(page).getByText('1 of 6 done').waitFor()
  await expect.poll(async () => (await ask(shop, records('products'))).body['totalItems']).toBe(0)
})
