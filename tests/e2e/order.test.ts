import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBrowser, newVisitor } from '../harness/browser.ts'
import { startShop } from '../harness/shopServer.ts'
import type { Shop } from '../harness/shopServer.ts'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})

afterAll(async () => {
  await closeBrowser()
  await shop.stop()
})

const PERSON = {
  name: 'Asha Iyer',
  email: 'asha@example.com',
  phone: '98765 43210',
  password: 'four plain words here',
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Full name').fill(PERSON.name)
  await page.getByLabel('Email', { exact: true }).fill(PERSON.email)
  await page.getByLabel('Phone').fill(PERSON.phone)
  await page.getByLabel('Password', { exact: true }).fill(PERSON.password)
  await page.getByLabel('Confirm password').fill(PERSON.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created successfully!').waitFor()
}

async function fillShipping(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Iyer')
  await page.getByLabel('Email', { exact: true }).first().fill(PERSON.email)
  await page.getByLabel('WhatsApp number').fill(PERSON.phone)
  await page.getByLabel('Address').fill('14 Rope Walk Lane')
  await page.getByLabel('City').fill('Mumbai')
  await page.getByLabel('State').fill('Maharashtra')
  await page.getByLabel('Country', { exact: true }).fill('India')
  await page.getByLabel('PIN code').fill('400001')
}

test('a shopper orders a garment, and the owner sees the order', async () => {
  const { page } = await newVisitor({ url: shop.url })
  await signUp(page)

  await page.goto('/all-collections')
  await page.getByRole('heading', { name: 'Our Complete Collection' }).waitFor()
  await page.getByRole('button', { name: /^Shirts/ }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'White Poplin Shirt' })
  await card.getByRole('button', { name: /Add/ }).click()
  await page.getByText('Product added to cart!').waitFor()

  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByText('White Poplin Shirt').first().waitFor()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()

  await fillShipping(page)
  await page.getByLabel('Pay via WhatsApp').check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  const number = (
    await page
      .getByText(/ET-\d{13}/)
      .first()
      .textContent()
  )?.match(/ET-\d{13}/)?.[0]
  expect(number).toBeDefined()

  await page
    .getByRole('button', { name: 'View Orders' })
    .or(page.getByRole('link', { name: 'View Orders' }))
    .click()
  await page
    .getByText(number ?? '')
    .first()
    .waitFor()

  const owner = await newVisitor({ url: shop.url, viewport: { width: 1024, height: 768 } })
  await owner.page.goto('/admin/login')
  await owner.page.getByLabel('Email').fill(shop.owner.email)
  await owner.page.getByLabel('Password', { exact: true }).fill(shop.owner.password)
  await owner.page.getByRole('button', { name: /log ?in|sign in/i }).click()
  await owner.page.getByText('Login successful!').waitFor()
  await owner.page.getByRole('link', { name: 'Orders' }).click()
  await owner.page
    .getByText(number ?? '')
    .first()
    .waitFor()
})
