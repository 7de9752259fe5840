import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { addToCart } from '#tests/harness/steps/shopperSteps.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'

const shop = shopInBrowser()

test('With forced colours, a material looks different once it is chosen', async () => {
  const { page } = await newOnlineVisitor({
    url: shop.url,
    forcedColors: 'active',
    reducedMotion: 'reduce',
  })
  await page.goto('/all-collections/ivory-sherwani')
  const silk = page.locator('label').filter({ hasText: 'Silk' })
  const chosen = await silk.screenshot()
  await page.getByRole('radio', { name: 'Cotton' }).check()
  expect((await silk.screenshot()).equals(chosen)).toBe(false)
})

test('With forced colours, icons, arrows and frames can be told apart', async () => {
  const { page } = await newOnlineVisitor({
    url: shop.url,
    forcedColors: 'active',
    reducedMotion: 'reduce',
  })
  await page.goto('/')
  const bar = page.getByRole('banner')
  expect(await bar.evaluate((header) => getComputedStyle(header).backgroundColor)).not.toMatch(
    /, 0\)/,
  )
  await page.goto('/all-collections')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  expect(await sort.evaluate((list) => getComputedStyle(list).appearance)).toBe('auto')
  await addToCart(page, 'White Poplin Shirt')
  await page.goto('/cart')
  const edges = async (name: RegExp) => {
    const box = await page.getByRole('button', { name }).boundingBox()
    return { from: box?.x ?? 0, until: (box?.x ?? 0) + (box?.width ?? 0) }
  }
  await page.getByRole('button', { name: /^Remove/ }).waitFor()
  expect((await edges(/^Remove/)).from - (await edges(/^Edit/)).until).toBeGreaterThan(3)
})

test('With more contrast, borders and muted text get the text colour, in the light and the dark theme', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, contrast: 'more' })
  await page.goto('/login')
  const lead = page.getByText('Your measurements and orders')
  const hint = page.getByText('We use your address only for this')
  const colour = (element: Element) => getComputedStyle(element).color
  const line = (element: Element) => getComputedStyle(element).borderTopColor
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' })
    const ink = await lead.evaluate(colour)
    expect(await hint.evaluate(colour)).toBe(ink)
    expect(await page.getByRole('contentinfo').evaluate(line)).toBe(ink)
  }
})
