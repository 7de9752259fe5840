import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { WITHOUT_NETWORK } from '#tests/harness/browser/pageErrors.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'

const shop = shopInBrowser()

test('tapping a picture offline changes nothing, and it opens once the network is back', async () => {
  const { context, page, watch } = await newOnlineVisitor({ url: shop.url })
  watch.allow(WITHOUT_NETWORK)
  await page.goto('/all-collections/navy-twill-suit')
  await waitForHydration(page)
  const closer = page.getByRole('button', { name: /^Look closer/ }).first()
  // The code of notices loads with the first touch.
  const notices = page.waitForResponse(/ToastList/)
  await page.keyboard.press('Shift')
  await (await notices).finished()
  await context.setOffline(true)
  await closer.click()
  await page.getByText('We cannot reach the shop just now.').first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Navy Twill Suit')

  await context.setOffline(false)
  const viewer = page.getByRole('dialog')
  // The first tap may reload the page instead, as for code that a deployment has removed.
  const looked = async () => {
    if (!(await viewer.isVisible())) await closer.dispatchEvent('click')
    return viewer.isVisible()
  }
  await expect.poll(looked).toBe(true)
})

test('an owner whose connection drops while signing in reaches the desk once it is back', async () => {
  const { page, watch } = await newOnlineVisitor({ url: shop.url })
  watch.allow(WITHOUT_NETWORK)
  await page.route('**/assets/admin/Admin-*', (route) => route.abort())
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(shop.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(shop.owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'This page needs a connection' }).waitFor()
  await page.unroute('**/assets/admin/Admin-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
})
