import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { LARGER_PICTURE_IN_MEMORY } from '#tests/harness/browser/pageErrors.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asShopper } from '#tests/harness/browser/signedIn.ts'
import { pageFaults, shownFaults } from '#tests/harness/pageFaults/pageFaults.ts'
import { addToCart, fillCheckout, openSettings } from '#tests/harness/steps/shopperSteps.ts'

const LONG_ADDRESS = 'venkatanarasimharajuvaripeta.lakshminarayana@subrahmanyeswara-family.example'

const shop = shopInBrowser()

test('A shopper’s pages are aligned and accessible, and fit a phone with text at 200 %', async () => {
  const { page, watch } = await newOnlineVisitor(await asShopper(shop, { email: LONG_ADDRESS }))
  watch.allow(LARGER_PICTURE_IN_MEMORY)
  await saveMeasurements(page)
  await page.goto('/all-collections')
  await addToCart(page, 'White Poplin Shirt')
  const found = await pageFaults(page, '/cart')
  await page.getByRole('button', { name: 'Edit White Poplin Shirt' }).click()
  await page.getByRole('dialog').getByLabel('Fit type').waitFor()
  found.push(...(await shownFaults(page, 'edit a line')))

  await nameSetWiderThanAPhone(page)
  found.push(
    ...(await pageFaults(page, '/dashboard', { open: () => openCard(page) })),
    ...(await pageFaults(page, '/', { open: () => page.getByText(/^Welcome back/).waitFor() })),
    ...(await pageFaults(page, '/all-collections', { open: () => seeSavedMeasurements(page) })),
    ...(await pageFaults(page, '/all-collections/rust-brocade-sherwani')),
    ...(await pageFaults(page, '/measurements')),
    ...(await pageFaults(page, '/dashboard?tab=profile', { open: () => openSettings(page) })),
  )
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button').first().waitFor()
  found.push(...(await shownFaults(page, 'delete the account')))

  found.push(...(await pageFaults(page, '/checkout')))
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  const order = new URL(page.url()).searchParams.get('order') ?? ''
  found.push(
    ...(await pageFaults(page, `/order-success?order=${order}`)),
    ...(await pageFaults(page, `/order/${order}`)),
    ...(await pageFaults(page, '/dashboard?tab=orders')),
  )
  expect(found).toEqual([])
})

async function saveMeasurements(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=measurements')
  await page.getByRole('textbox', { name: 'Sleeve length', exact: true }).fill('24 1/2')
  await page.getByRole('button', { name: 'Save Measurements' }).click()
  await page.getByRole('checkbox', { name: /^I agree that my measurements/ }).check()
  await page.getByRole('button', { name: 'Agree and save' }).click()
  await page.getByRole('button', { name: 'Edit details' }).waitFor()
}

async function nameSetWiderThanAPhone(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=measurements')
  await page.getByRole('button', { name: 'Edit details' }).click()
  await page.getByLabel('Name of this set').fill('Thiruvananthapuram-Venkatanarasimharajuvaripeta')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 3, name: /^Thiruvananthapuram/ }).waitFor()
}

/** Each card says which of its measurements are known. */
async function seeSavedMeasurements(page: Page): Promise<void> {
  await page.getByText('Sleeve length: saved').first().waitFor({ state: 'attached' })
}

async function openCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Measurement card' }).click()
  await page.getByRole('dialog', { name: 'Measurement card' }).waitFor()
  const measured = page.getByText(/^Measured on /).first()
  await measured.waitFor()
}
