import { expect, test } from 'vitest'
import { newOnlineVisitor, newVisitor } from '#tests/harness/browser/browser.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { waitUntilOfflineReady } from '#tests/harness/steps/shopperSteps.ts'

const PAGES = [
  ['/', ['Cut for you, and for no one else']],
  ['/all-collections', ['Our Complete Collection', 'Navy Twill Suit', '₹42,999', '₹1,25,999']],
  ['/all-collections/ivory-sherwani', ['Ivory Sherwani', '₹98,999']],
  ['/contact', ['Contact', 'Business Hours']],
] as const

const shop = shopInBrowser()

async function get(path: string): Promise<{ status: number; html: string; policy: string }> {
  const answer = await fetch(shop.url + path)
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  return { status: answer.status, html: await answer.text(), policy }
}

test.each(PAGES)('%s is a complete page with one title', async (path, words) => {
  const { status, html, policy } = await get(path)
  expect(status).toBe(200)
  expect(policy).toContain("script-src 'self'")
  expect(html.match(/<title>/g)).toHaveLength(1)
  const [body = ''] = html.split('<script type="application/json" id="island"')
  for (const word of words) expect(body).toContain(word)
})

test('The first page installs the service worker without errors', async () => {
  const { page } = await newVisitor({ url: shop.url })
  await page.goto('/')
  await waitUntilOfflineReady(page)
  expect(await page.locator('title').count()).toBe(1)
})

test('Without JavaScript the text is shown, in its own typefaces', async () => {
  const { page, watch } = await newOnlineVisitor({ url: shop.url, javaScriptEnabled: false })
  // What is preloaded is refused with the scripts.
  watch.allow(/\.js csp$/)
  const typefaces = [/newsreader-/, /figtree-/].map((file) => page.waitForResponse(file))
  for (const [path, words] of PAGES) {
    await page.goto(path)
    for (const word of words) await page.getByText(word).first().waitFor()
  }
  await Promise.all(typefaces)
  await page.goto('/')
  await page.getByRole('button', { name: 'Explore More Collections' }).click()
  await page.getByRole('link', { name: 'Ivory Sherwani' }).click()
  await page.waitForURL('**/all-collections/ivory-sherwani')
  await page.goto('/all-collections')
  for (const number of [2, 3]) {
    await page.getByRole('link', { name: 'Show more' }).click()
    await page.waitForURL(`**/all-collections?page=${number}`, { waitUntil: 'commit' })
  }
  await page.getByRole('link', { name: 'Enamel Cufflinks' }).waitFor()
  await page.waitForLoadState()
  expect(await page.getByRole('link', { name: 'Show more' }).count()).toBe(0)
  await page.goto('/all-collections')
  await page.getByRole('button', { name: 'Belts' }).click()
  await page.waitForURL('**/all-collections?category=*')
  await page.getByRole('link', { name: 'Black Leather Belt' }).waitFor()
  await page.goto('/contact')
  for (const way of ['tel:', 'mailto:', 'https://wa.me/', 'https://www.openstreetmap.org/']) {
    await page.locator(`a[href^="${way}"]`).first().waitFor()
  }
})

test.each(['/checkout', '/dashboard', '/admin/login', '/cart', '/login', '/signup'])(
  'Without JavaScript, %s says that it needs it, and how to reach the house',
  async (path) => {
    const { page, watch } = await newOnlineVisitor({ url: shop.url, javaScriptEnabled: false })
    watch.allow(/\.js csp$/)
    await page.goto(path)
    // Playwright's search by text leaves out what is in `noscript`.
    const words = page.locator('noscript p')
    await words.waitFor()
    expect(await words.textContent()).toContain('This page needs JavaScript, which is off.')
    expect(await page.getByText('Opening your cart').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Call, write or come by' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  },
)

test.each(['/no-such-room', '/all-collections/no-such-piece'])(
  '%s is answered with our not-found page',
  async (path) => {
    const { status, html } = await get(path)
    expect(status).toBe(404)
    expect(html).toMatch(/<h[12][^>]*>(No such page|No such piece)/)
    const { page, watch } = await newOnlineVisitor({ url: shop.url })
    watch.allow(/404/)
    await page.goto(path)
    await page
      .getByRole('heading', { name: /^No such (page|piece)$/ })
      .first()
      .waitFor()
  },
)

test('The page rendered right after an edit shows the edited product', async () => {
  const { token } = await signInOwner(shop)
  const address = records('products', 'demoproduct0001')
  const { body: before } = await ask(shop, address, { token })
  expect((await get('/all-collections/navy-twill-suit')).html).toContain('₹42,999')
  const changed = await ask(shop, `${address}?base=${String(before['rev'])}`, {
    method: 'PATCH',
    token,
    body: { price: 43_210 },
  })
  expect(changed.status).toBe(200)
  for (const path of ['/all-collections', '/all-collections/navy-twill-suit']) {
    const { html } = await get(path)
    expect(html).toContain('₹43,210')
  }
})

test('A product that the owner adds appears on the open page without a reload', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  // A realtime stream that is open does not miss what comes next.
  const listening = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/realtime') && answer.request().method() === 'POST',
  )
  await page.goto('/all-collections')
  await page.getByText('30 pieces').waitFor()
  await listening
  await addProduct()
  await page.getByRole('heading', { name: 'Teal Silk Waistcoat' }).waitFor()
  await page.getByText('31 pieces').waitFor()
})

async function addProduct(): Promise<void> {
  const { token } = await signInOwner(shop)
  const added = await ask(shop, records('products'), {
    method: 'POST',
    token,
    body: {
      name: 'Teal Silk Waistcoat',
      description: 'Six buttons and a silk back.',
      price: 11_999,
      category: 'Waistcoats',
      image: '/pictures/charcoal-waistcoat',
      measurements: ['Chest', 'Waist'],
    },
  })
  expect(added.status).toBe(200)
}
