import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asShopper } from '#tests/harness/browser/signedIn.ts'
import { translatePage } from '#tests/harness/browser/translatePage.ts'
import { addToCart } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser()

/** Opens a page and, once the shop follows a translator, translates it. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('followTranslator')),
  )
  await page.waitForLoadState('networkidle')
  await translatePage(page)
  await page.getByText(/^«/).first().waitFor()
}

test('A translated cart shows what it costs now, and keeps the material that was chosen', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/all-collections')
  await addToCart(page, 'White Poplin Shirt')
  await addToCart(page, 'Navy Twill Suit')
  await openTranslated(page, '/cart')
  const total = page.getByRole('region', { name: 'Order Summary' }).getByRole('definition').last()
  await expect.poll(() => total.innerText()).toBe('«₹46,498»')
  await page.getByRole('button', { name: 'One more White Poplin Shirt' }).click()
  await expect.poll(() => total.innerText()).toBe('«₹49,997»')
  await page.getByRole('button', { name: 'Remove White Poplin Shirt from cart' }).click()
  await expect.poll(() => total.innerText()).toBe('«₹42,999»')
  await page.getByRole('button', { name: 'Edit Navy Twill Suit' }).click()
  await page.getByRole('dialog').getByLabel('Material').selectOption({ label: '«Wool»' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('«Material: Wool»').waitFor()
})

test('On a translated page a measurement that was refused can be corrected', async () => {
  const { page } = await newOnlineVisitor(await asShopper(shop))
  await openTranslated(page, '/dashboard?tab=measurements')
  const chest = page.getByRole('textbox', { name: '«Chest»' })
  await chest.fill('broad')
  await chest.press('Tab')
  const said = page.locator(`[id="${await chest.getAttribute('aria-describedby')}"]`)
  await expect.poll(() => said.innerText()).toMatch(/^«.*»$/)
  await chest.fill('41')
  await chest.press('Tab')
  await expect.poll(() => said.innerText()).toMatch(/^«Read as 41 in/)
})
