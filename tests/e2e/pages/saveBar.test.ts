import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asOwner, asShopper } from '#tests/harness/browser/signedIn.ts'
import { addToCart } from '#tests/harness/steps/shopperSteps.ts'

const SMALL_PHONE = { width: 320, height: 640 }

const shop = shopInBrowser()

/**
 * Scrolls each field and button of the form below the bar of the save button, focuses it there as
 * the keyboard or a refused form does, and lists those that the bar still covers or that are off
 * screen.
 */
function coveredFields(
  form: Locator,
  inBar = 'button[type="submit"]',
): Promise<{ fields: number; covered: string[] }> {
  return form.evaluate((element, button) => {
    const bar = element.querySelector(button)?.parentElement
    const scroller = element.closest('dialog') ?? document.scrollingElement
    if (!bar || !scroller) throw new Error('The form has no bar or does not scroll.')
    const all = 'input:not([type="file"]), select, textarea, button, summary'
    const controls = [...element.querySelectorAll<HTMLElement>(all)].filter(
      (control) =>
        control.checkVisibility() && !control.matches(':disabled') && !bar.contains(control),
    )
    const fields = controls.filter((control) => control.matches('input, select, textarea'))
    const covered = controls.filter((field) => {
      field.blur()
      const { bottom } = field.getBoundingClientRect()
      scroller.scrollBy({ top: bottom - bar.getBoundingClientRect().bottom, behavior: 'instant' })
      field.focus()
      const focused = field.getBoundingClientRect()
      return focused.top < 0 || focused.bottom > bar.getBoundingClientRect().top
    })
    return { fields: fields.length, covered: covered.map((field) => field.outerHTML) }
  }, inBar)
}

test('On a phone the desk’s save bar covers nothing that gets the focus', async () => {
  const { page } = await newOnlineVisitor({
    ...(await asOwner(shop)),
    viewport: SMALL_PHONE,
    reducedMotion: 'reduce',
  })
  await page.goto('/admin/settings')
  await page.getByLabel('WhatsApp number').fill('12345')
  const settings = page.locator('form').filter({ hasText: 'Save settings' })
  await expect.poll(() => settings.locator('input, select, textarea').count()).toBeGreaterThan(10)
  await expect.poll(async () => (await coveredFields(settings)).covered).toEqual([])
  await page.getByRole('button', { name: 'Save settings' }).click()
  const refused = page.getByLabel('WhatsApp number')
  await expect.poll(() => refused.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => refused.evaluate((field) => field === document.activeElement)).toBe(true)

  await page.goto('/admin/orders/new')
  const order = page.locator('form').filter({ hasText: 'Place order' })
  await order.getByRole('button', { name: 'Place order' }).click()
  await expect.poll(() => coveredFields(order)).toEqual({ fields: 12, covered: [] })

  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const product = page.getByRole('dialog').locator('form')
  await product.getByRole('button', { name: 'Save Product' }).click()
  await expect.poll(() => product.locator('[aria-invalid="true"]').count()).toBeGreaterThan(1)
  await expect.poll(() => product.locator('input, select, textarea').count()).toBeGreaterThan(5)
  await expect.poll(async () => (await coveredFields(product)).covered).toEqual([])
})

test('On a phone the bar of the measurements appears with the first input, and covers nothing that gets the focus', async () => {
  const { page } = await newOnlineVisitor({
    ...(await asShopper(shop)),
    viewport: SMALL_PHONE,
    reducedMotion: 'reduce',
  })
  await page.goto('/dashboard')
  const neck = page.getByRole('textbox', { name: 'Neck' })
  const save = page.getByRole('button', { name: 'Save Measurements' })
  await neck.focus()
  expect(await topOf(save)).toBeGreaterThan(SMALL_PHONE.height)
  await neck.fill('15')
  await expect.poll(() => bottomOf(save)).toBeLessThanOrEqual(SMALL_PHONE.height)
  expect(await bottomOf(neck)).toBeLessThanOrEqual(await topOf(save))
  const form = page.locator('form').filter({ hasText: 'Save Measurements' })
  await expect.poll(() => coveredFields(form)).toEqual({ fields: 8, covered: [] })
})

test('On a phone the bar of the cart covers neither what gets the focus nor the notice with Undo', async () => {
  const { page } = await newOnlineVisitor({
    url: shop.url,
    viewport: SMALL_PHONE,
    reducedMotion: 'reduce',
  })
  await page.goto('/all-collections')
  await addToCart(page, 'White Poplin Shirt')
  await addToCart(page, 'Navy Twill Suit')
  await page.goto('/cart')
  const cart = page.getByRole('main')
  const toCheckout = page.getByRole('button', { name: 'Login to Checkout' })
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => void (document.documentElement.style.fontSize = text), size)
    await expect.poll(() => bottomOf(toCheckout)).toBeLessThanOrEqual(SMALL_PHONE.height)
    await expect
      .poll(() => coveredFields(cart, 'section button'), { message: size })
      .toEqual({ fields: 2, covered: [] })
  }
  await page.getByRole('button', { name: 'Remove White Poplin Shirt from cart' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  for (const size of ['200%', '100%']) {
    await page.evaluate((text) => void (document.documentElement.style.fontSize = text), size)
    await expect
      .poll(async () => (await bottomOf(undo)) <= (await topOf(toCheckout)), { message: size })
      .toBe(true)
  }
})

function topOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => shown.getBoundingClientRect().top)
}

function bottomOf(element: Locator): Promise<number> {
  return element.evaluate((shown) => shown.getBoundingClientRect().bottom)
}
