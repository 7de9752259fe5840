import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { steadyTop, twoFrames } from '#tests/harness/browser/steady.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'

declare global {
  /** The view transitions in which the browser animated the picture, by what changed. */
  var moves: ('opened' | 'closed')[]
  /** View transitions that have not ended. */
  var unfinished: number
}

const PHONE = { width: 360, height: 740 }

const shop = shopInBrowser()

test('the address names the category and the order of the pieces', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/all-collections?category=Suits&sort=priceUp')
  await page.getByText('4 pieces').waitFor()
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect.poll(() => first.textContent()).toBe('Navy Twill Suit')
})

test('on a phone the grid keeps its place when a category is chosen', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 360, height: 740 } })
  await page.goto('/all-collections')
  await page.getByText('30 pieces').waitFor()
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const before = await first.boundingBox()
  await page.getByRole('button', { name: 'Sherwani', exact: true }).click()
  await page.getByText('3 pieces', { exact: true }).waitFor()
  await page.getByText('Ivory Sherwani').first().waitFor()
  expect((await first.boundingBox())?.y).toBe(before?.y)
})

test('a misspelt search finds the garment and is kept in the address', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/all-collections')
  await page.getByText('30 pieces').waitFor()
  await page.getByRole('searchbox').pressSequentially('shrewani')
  await page.getByText('3 pieces').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?q=shrewani')
  await page.reload()
  await page.getByText('3 pieces').waitFor()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await page.getByText('30 pieces').waitFor()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
})

test('while typing, only a few cards are rendered below the screen, and scrolling renders the rest', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/all-collections')
  await waitForHydration(page)
  const pieces = () => page.getByRole('button', { name: 'Add to Cart' }).count()
  const field = page.getByRole('searchbox')
  await expect.poll(pieces).toBe(30)
  await field.focus()
  await expect.poll(pieces).toBe(12)
  await field.blur()
  await expect.poll(pieces).toBe(30)

  await field.focus()
  await expect.poll(pieces).toBe(12)
  await field.pressSequentially('a')
  await expect.poll(pieces).toBe(12)
  const further = async () => {
    await page.mouse.wheel(0, 1000)
    return pieces()
  }
  await expect.poll(further).toBeGreaterThan(12)
})

test('a product opens over the grid, and going back restores the grid’s scroll position', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/all-collections')
  await waitForHydration(page)
  const link = page.getByRole('link', { name: 'Enamel Cufflinks' })
  await link.scrollIntoViewIfNeeded()
  await link.focus()
  const before = await steadyTop(link)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Enamel Cufflinks' }).waitFor()
  await expect.poll(() => page.title()).toContain('Enamel Cufflinks')
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => steadyTop(link)).toBe(before)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Enamel Cufflinks')
})

test('two presses of Escape close the panel, and do not leave the collection', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.addInitScript(countMoves)
  await page.goto('/contact')
  await page.goto('/all-collections')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Navy Twill Suit' }).click()
  await page.getByRole('dialog', { name: 'Navy Twill Suit' }).waitFor()
  await expect.poll(() => page.evaluate(() => unfinished)).toBe(0)
  for (let press = 0; press < 2; press++) await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Navy Twill Suit' }).and(page.locator(':focus')).waitFor()
  expect(new URL(page.url()).pathname).toBe('/all-collections')
})

test('a product’s picture moves between grid and panel, unless reduced motion is preferred', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.addInitScript(countMoves)
  await page.goto('/all-collections')
  await waitForHydration(page)
  // A view transition that begins before the last one has ended would cut it short.
  const ended = () => expect.poll(() => page.evaluate(() => unfinished)).toBe(0)
  const openAndClose = async () => {
    await page.getByRole('link', { name: 'Navy Twill Suit' }).click()
    await page.getByRole('dialog', { name: 'Navy Twill Suit' }).waitFor()
    await ended()
    await page.getByRole('button', { name: 'Close details' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await ended()
  }
  const moved = async () => [...new Set(await page.evaluate(() => moves))].sort()
  // The shop skips a transition that the device cannot begin within half a second.
  for (let visits = 0; visits < 5 && (await moved()).length < 2; visits++) await openAndClose()
  expect(await moved()).toEqual(['closed', 'opened'])
  const before = await page.evaluate(() => moves.length)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAndClose()
  expect(await page.evaluate(() => moves.length)).toBe(before)
})

test('a product page is readable without JavaScript', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, javaScriptEnabled: false })
  await page.goto('/all-collections/rust-brocade-sherwani')
  await page.getByRole('heading', { level: 1, name: 'Rust Brocade Sherwani' }).waitFor()
  await page.getByText('₹1,25,999').first().waitFor()
  await page.getByRole('link', { name: /^Picture 2 of/ }).click()
  await page.getByRole('navigation', { name: 'You are here' }).getByText('Sherwani').click()
  await page.waitForURL('**/all-collections?category=Sherwani')
})

test('a product opened from the grid becomes a page on reload, with a link back', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/all-collections')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Navy Twill Suit' }).click()
  await page.getByRole('dialog', { name: 'Navy Twill Suit' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Navy Twill Suit' }).waitFor()
  await waitForHydration(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('link', { name: 'Glen Check Suit' }).click()
  await page.getByRole('heading', { level: 1, name: 'Glen Check Suit' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Navy Twill Suit' }).waitFor()
  // As a person does: the wheel ends the restoration of the page's position below.
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Our Complete Collection' }).click()
  await page.getByText('30 pieces').waitFor()
})

test.each(['/', '/all-collections'])('a reload keeps the place on %s', async (path) => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: PHONE })
  await page.goto(path)
  await waitForHydration(page)
  const place = await scrollDown(page)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => scrolledTo(page)).toBe(place)
})

test('at the footer of a phone, further pieces arrive in view and do not push the reader to the end', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: PHONE })
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/api/catalogue/changes?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/all-collections')
  await waitForHydration(page)
  const pieces = () => page.getByRole('button', { name: 'Add to Cart' }).count()
  expect(await pieces()).toBe(12)
  await page.keyboard.press('End')
  await steadyTop(page.getByRole('contentinfo'))
  const atFooter = await scrolledTo(page)
  arrive()
  await expect.poll(pieces).toBe(30)
  expect(await scrolledTo(page)).toBe(atFooter)
})

test('a product reloaded in its panel is a page from its top, and back leads to its card', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: PHONE })
  await page.goto('/all-collections')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Black Bandhgala' }).click()
  await page.getByRole('dialog', { name: 'Black Bandhgala' }).waitFor()
  const opened = await scrolledTo(page)
  expect(opened).toBeGreaterThan(1000)
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('heading', { level: 1, name: 'Black Bandhgala' }).waitFor()
  expect(await scrolledTo(page)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { name: 'Our Complete Collection' }).waitFor()
  await expect.poll(() => scrolledTo(page)).toBe(opened)
})

test('the pictures of a product move by arrows, keys and thumbnails, and zoom', async () => {
  const { page } = await newOnlineVisitor({
    url: shop.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto('/all-collections/navy-twill-suit')
  await waitForHydration(page)
  const all = await page.getByRole('link', { name: /^Picture \d+ of \d+$/ }).count()
  const place = (number: number) =>
    page.getByRole('link', { name: `Picture ${String(number)} of ${String(all)}` })
  const shown = (number: number) =>
    expect.poll(() => place(number).getAttribute('aria-current')).toBe('true')
  await shown(1)
  await page.getByRole('button', { name: 'Next picture' }).click()
  await shown(2)
  await page.keyboard.press('ArrowLeft')
  await shown(1)
  await place(all).click()
  await shown(all)
  await page.getByRole('button', { name: 'Look closer: Navy Twill Suit, up close' }).click()
  const viewer = page.getByRole('dialog', { name: 'Look closer: Navy Twill Suit, up close' })
  const picture = viewer.getByRole('img')
  await picture.waitFor()
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const whole = await width()
  await viewer.getByRole('button', { name: 'Closer' }).click()
  await expect.poll(width).toBeGreaterThan(whole * 1.4)
  const near = await width()
  await page.keyboard.down('Control')
  await page.mouse.move(700, 450)
  await page.mouse.wheel(0, -400)
  await page.keyboard.up('Control')
  await expect.poll(width).toBeGreaterThan(near * 1.4)
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
    .toContain('Look closer')
})

test.each([
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])(
  'a product’s picture takes half of $width pixels, whole in the first screen',
  async (viewport) => {
    const { page } = await newOnlineVisitor({ url: shop.url, viewport })
    await page.goto('/all-collections/ivory-sherwani')
    const closer = page.getByRole('button', { name: 'Look closer: Ivory Sherwani', exact: true })
    const frame = await closer.boundingBox()
    const picture = await page
      .getByRole('img', { name: 'Ivory Sherwani', exact: true })
      .boundingBox()
    expect(frame?.width).toBeGreaterThanOrEqual(Math.floor(0.49 * viewport.width))
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(3 / 4, 2)
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(viewport.height)
  },
)

/** In the page: records which elements take part in each view transition. */
function countMoves() {
  globalThis.moves = []
  globalThis.unfinished = 0
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const transition = start(change)
    globalThis.unfinished += 1
    void transition.finished.finally(() => (globalThis.unfinished -= 1))
    void transition.ready.then(() => {
      const parts = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : undefined))
      if (parts.includes('::view-transition-group(piece)'))
        globalThis.moves.push(location.pathname === '/all-collections' ? 'closed' : 'opened')
    })
    return transition
  }
}

/** Scrolls as a person does, down to where cards and sections have been laid out. */
async function scrollDown(page: Page): Promise<number> {
  for (let turn = 0; turn < 10; turn += 1) {
    await page.mouse.wheel(0, 350)
    await twoFrames(page)
  }
  await steadyTop(page.getByRole('main'))
  return scrolledTo(page)
}

function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

test('a piece whose panel arrives after the shopper has gone to the cart does not take them back', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: PHONE })
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/DetailPanel.lazy-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/all-collections')
  await waitForHydration(page)
  const asked = page.waitForRequest(/DetailPanel\.lazy-/)
  await page.getByRole('link', { name: 'Navy Twill Suit' }).click()
  await asked
  await page.getByRole('link', { name: /^Cart/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Your Cart' }).waitFor()
  const arrived = page.waitForResponse(/DetailPanel\.lazy-/)
  arrive()
  await arrived
  await twoFrames(page)
  await twoFrames(page)
  expect(new URL(page.url()).pathname).toBe('/cart')
})
