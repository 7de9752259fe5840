import { expect, test } from 'vitest'
import { newOnlineVisitor, newVisitor } from '#tests/harness/browser/browser.ts'
import { unmetLines } from '#tests/harness/steps/lines.ts'
import { addToCart } from '#tests/harness/steps/shopperSteps.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { twoFrames } from '#tests/harness/browser/steady.ts'
import { menuLines } from '#tests/harness/specification/frameLines.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'

const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1440, height: 900 }

const SECTIONS = [
  ['Services', 'services'],
  ['About', 'about'],
  ['Collections', 'gallery'],
  ['Testimonials', 'testimonials'],
] as const

const shop = shopInBrowser()

test('The header is transparent at the top and solid after 50 pixels', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: WIDE })
  await page.goto('/')
  const ground = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  await waitForHydration(page)
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }))
  await twoFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(50)
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }))
  await expect.poll(ground).toMatch(/^rgb\(/)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  await page.goto('/all-collections')
  await expect.poll(ground).toMatch(/^rgb\(/)
})

test('The currency slider changes every price at once', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/all-collections')
  const card = page.getByRole('listitem').filter({ hasText: 'Navy Twill Suit' })
  await card.getByText('₹42,999').waitFor()
  const slider = page.getByRole('slider', { name: 'Currency' })
  for (const price of ['€473', '$516', '£408']) {
    await slider.press('ArrowRight')
    await card.getByText(price, { exact: true }).waitFor()
  }
  await page.reload()
  await card.getByText('£408', { exact: true }).waitFor()
})

test('Make Your Clothes Stitched sends signed-out visitors to the login', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: WIDE })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Make Your Clothes Stitched' }).click()
  await page.getByText('Please login to access measurements form').waitFor()
  await page.waitForURL('**/login')
})

test('The mobile menu opens, navigates and closes', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: PHONE })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Cart' }).waitFor()
  expect(await unmetLines(menuLines(menu))).toEqual([])
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Cart' }).click()
  await page.getByRole('heading', { name: 'Your Cart' }).waitFor()
  await menu.waitFor({ state: 'hidden' })
})

test('The menu leads to a section below the header, and every page to the collection', async () => {
  const { page } = await newOnlineVisitor({
    url: shop.url,
    viewport: PHONE,
    reducedMotion: 'reduce',
  })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const [label, id] of SECTIONS) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: label, exact: true }).click()
    await menu.waitFor({ state: 'hidden' })
    const top = () =>
      page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
    await expect.poll(top).toBe(100)
  }
  for (const path of ['/', '/login', '/contact', '/cart', '/all-collections/navy-twill-suit']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'All pieces' }).click()
    await page.waitForURL('**/all-collections')
    await menu.waitFor({ state: 'hidden' })
  }
  await page.setViewportSize(WIDE)
  for (const path of ['/', '/login', '/contact']) {
    await page.goto(path)
    await menu.getByRole('link', { name: 'All pieces' }).waitFor()
  }
})

test('Back leads to the page before, also when it was another document', async () => {
  const { page } = await newVisitor({ url: shop.url, viewport: PHONE })
  const back = () => page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await page.goto('/contact')
  await page.goto('/cart')
  await page.getByRole('heading', { name: 'Your Cart' }).waitFor()
  await back()
  await page.waitForURL('**/contact')
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()

  const { page: first } = await newVisitor({ url: shop.url, viewport: PHONE })
  await first.goto('/cart')
  await first.getByRole('heading', { name: 'Your Cart' }).waitFor()
  await first.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await first.waitForURL((url) => url.pathname === '/')
})

test('Back takes one step when it is pressed twice', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: PHONE })
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Explore More Collections' }).click()
  await page.waitForURL('**/all-collections')
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await page.getByRole('heading', { name: 'Your Cart' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).dblclick()
  await page.getByRole('link', { name: 'Navy Twill Suit' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/all-collections')
})

test('The badge counts the cart, and two tabs agree', async () => {
  const { page, context } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/all-collections')
  const other = await context.newPage()
  await other.goto('/contact')
  await other.getByRole('link', { name: 'Cart', exact: true }).waitFor()
  await addToCart(page, 'White Poplin Shirt')
  const badge = page.getByRole('link', { name: 'Cart, 1 item' })
  await expect.poll(() => badge.innerText()).toBe('1')
  await other.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
})

test.each([
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
])('a tap pauses the film of the first screen, at $width px', async (viewport) => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport })
  await page.goto('/')
  await page.getByRole('button', { name: 'Pause the film' }).click()
  await page.getByRole('button', { name: 'Play the film' }).waitFor()
})

test('the largest contentful paint of the first screen is the poster, not the film', async () => {
  // A fifth of this height is no whole number of pixels.
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 412, height: 823 } })
  await page.goto('/')
  await page.getByRole('button', { name: 'Pause the film' }).waitFor()
  await twoFrames(page)
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) =>
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          const element: unknown = last && Reflect.get(last, 'element')
          resolve(element instanceof Element ? element.tagName : undefined)
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  expect(largest).toBe('IMG')
})
