import { expect, test } from 'vitest'
import { newOnlineVisitor, newVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { addToCart, fillCheckout, seeNotice, signUp } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser()

test('a shopper orders a garment on a phone, and the owner sees the order', async () => {
  const { page } = await newVisitor({ url: shop.url, viewport: { width: 360, height: 740 } })
  await signUp(page)

  await page.goto('/all-collections')
  await page.getByRole('heading', { name: 'Our Complete Collection' }).waitFor()
  await page.getByRole('button', { name: /^Shirts/ }).click()
  await addToCart(page, 'White Poplin Shirt')

  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByText('White Poplin Shirt').first().waitFor()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()

  await fillCheckout(page)
  const place = page.getByRole('button', { name: 'Place Order' })
  await place.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(740)
  await place.click()
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const number = (
    await page
      .getByText(/ET-\d{13}/)
      .first()
      .textContent()
  )?.match(/ET-\d{13}/)?.[0]
  expect(number).toBeDefined()
  const placed = page.getByRole('region', { name: 'Order Summary' })
  await placed.getByText('1 x White Poplin Shirt').waitFor()

  await page
    .getByRole('button', { name: 'View Orders' })
    .or(page.getByRole('link', { name: 'View Orders' }))
    .click()
  await page
    .getByText(number ?? '')
    .first()
    .waitFor()

  const owner = await newOnlineVisitor({ url: shop.url, viewport: { width: 1024, height: 768 } })
  await owner.page.goto('/admin/login')
  await owner.page.getByLabel('Email').fill(shop.owner.email)
  await owner.page.getByLabel('Password', { exact: true }).fill(shop.owner.password)
  await seeNotice(owner.page, 'Login successful!', () =>
    owner.page.getByRole('button', { name: /log ?in|sign in/i }).click(),
  )
  await owner.page.getByRole('link', { name: 'Orders' }).click()
  await owner.page
    .getByText(number ?? '')
    .first()
    .waitFor()
})

test('a piece added twice, in two tabs, is one line; one that differs is another', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/all-collections/rust-brocade-sherwani')
  const piece = page.getByRole('article')
  const add = piece.getByRole('button', { name: 'Add to Cart' })
  await seeNotice(page, 'Product added to cart!', () => add.click())
  await seeNotice(page, 'That makes 2 x Rust Brocade Sherwani, in one line.', () => add.click())
  const other = await page.context().newPage()
  await other.goto('/all-collections/rust-brocade-sherwani')
  await seeNotice(other, 'That makes 3 x Rust Brocade Sherwani, in one line.', () =>
    other.getByRole('button', { name: 'Add to Cart' }).click(),
  )
  await other.close()
  await piece.getByRole('radio', { name: 'Cotton' }).check()
  await add.click()
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  await page.goto('/cart')
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Rust Brocade Sherwani' })
  await expect.poll(() => quantity.count()).toBe(2)
  await expect.poll(() => quantity.first().inputValue()).toBe('3')
  await expect.poll(() => quantity.last().inputValue()).toBe('1')
})
