import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { textLines, unmetLines } from '#tests/harness/steps/lines.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { deskLines, productTableLines } from '#tests/harness/specification/deskLines.ts'

/** The specification line by line as the owner sees it. */
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

const shop = shopInBrowser()

test('The owner’s login, frame, first page and products', async () => {
  const { page, watch } = await newOnlineVisitor({ url: shop.url, viewport: WIDE })
  watch.allow(/ 400|status of 400/)
  const submit = page.getByRole('button', { name: 'Login' })
  const password = page.getByLabel('Password', { exact: true })
  const expectText = async (text: string) =>
    expect(await unmetLines(textLines(page, [text]))).toEqual([])

  await page.goto('/admin/products')
  await page.waitForURL('**/admin/login')
  await submit.click()
  await expectText('Please fill in all fields')
  await page.getByLabel('Email').fill(shop.owner.email)
  await password.fill('wrong password')
  await submit.click()
  await expectText('Invalid email or password')
  await password.fill(shop.owner.password)
  await submit.click()
  await expectText('Login successful!')
  await page.waitForURL('**/admin/dashboard')
  expect(await unmetLines(deskLines(page))).toEqual([])

  await page.setViewportSize(PHONE)
  const products = page.getByRole('link', { name: 'Products', exact: true })
  await products.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Open sidebar' }).click()
  await products.click()
  await page.setViewportSize(WIDE)
  // The table shows its first rows until it is scrolled, and the suit is not among them.
  await page.getByLabel('Search products').fill('Navy Twill Suit')
  expect(await unmetLines(productTableLines(page))).toEqual([])
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login')
})
