import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from '../harness/browser.ts'
import { unmet } from '../harness/lines.ts'
import type { Line } from '../harness/lines.ts'
import { addToCart } from '../harness/shopperSteps.ts'
import { shopInBrowser } from '../harness/shopInBrowser.ts'

/** The specification line by line, as somebody sees it who is not signed in; a visit per page. */
const WIDE = { width: 1440, height: 900 }
const ANCHOR_OFFSET_PX = 100
const NO_SECTION_LINKS = ['/dashboard', '/login', '/signup', '/cart', '/checkout']

const shop = shopInBrowser()

async function visit(path: string) {
  const visitor = await newVisitor({ url: shop.url, viewport: WIDE })
  await visitor.page.goto(path)
  return visitor
}

function solidHeader(page: Page) {
  return page
    .getByRole('banner')
    .evaluate((header) => /^rgb\(/.test(getComputedStyle(header).backgroundColor))
}

function named(page: Page, role: 'heading' | 'button' | 'link', names: readonly string[]): Line[] {
  return names.map((name) => [`${role} ${name}`, page.getByRole(role, { name, exact: true })])
}

/** What the section's top is away from the top of the window, in pixels. */
function sectionTop(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
}

test('Home: its sections, forms and footer', async () => {
  const { page } = await visit('/')
  const header = page.getByRole('banner')
  const hero = page.getByRole('main').locator('section').first()
  const form = page.getByRole('region', { name: 'Book an Appointment' })
  const footer = page.getByRole('contentinfo')
  const anchors = await page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id))
  expect(anchors).toEqual(['services', 'about', 'gallery', 'testimonials', 'contact'])
  expect(await page.getByRole('button', { name: /^(Back|Home)$/ }).count()).toBe(0)
  const lines: Line[] = [
    [
      'the hero’s film loops without sound',
      async () => (await hero.locator('video[loop][muted], video[loop]').count()) === 1,
    ],
    ['the hero has a title', hero.getByRole('heading', { level: 1 })],
    ['the hero leads to the about section', hero.locator('a[href="#about"]')],
    ...named(page, 'heading', [
      ...[
        'Our Services',
        'Bespoke Tailoring',
        'Made-to-Measure',
        'Alterations',
        'Personal Styling',
      ],
      ...['Our Collections', 'Business Collection', 'Wedding Attire', 'Evening Collection'],
      ...['Premium Fabrics', 'Client Testimonials', 'Book an Appointment'],
    ]),
    [
      'Book a Consultation leads to /measurements',
      page.locator('a[href="/measurements"]', { hasText: 'Book a Consultation' }),
    ],
    ...named(page, 'button', [
      ...['Explore More Collections', 'Previous testimonial', 'Next testimonial'],
      ...['Show testimonial 1', 'Show testimonial 2', 'Show testimonial 3', 'Send Request'],
      ...['Subscribe', 'Make Your Clothes Stitched'],
    ]),
    ...['Name', 'Email', 'Phone', 'Service', 'Message'].map((label): Line => [
      `appointment ${label}`,
      form.getByLabel(label, { exact: true }),
    ]),
    ['brand', header.getByText('Ember & Thread')],
    ...['Services', 'About', 'Collections', 'Testimonials'].map((name): Line => [
      `header ${name}`,
      header.getByRole('link', { name, exact: true }),
    ]),
    ['user icon to /login', header.locator('a[href="/login"]')],
    ['cart icon to /cart', header.locator('a[href="/cart"]')],
    ...['Mon-Fri 9am-6pm', 'Sat 10am-4pm', 'Sun closed', /© \d{4} Ember & Thread/].map(
      (text): Line => [`footer ${text}`, footer.getByText(text)],
    ),
    ['currency slider', footer.getByRole('slider', { name: 'Currency' })],
    ['address', footer.getByText('14 Rope Walk Lane')],
  ]
  expect(await unmet(lines)).toEqual([])
})

test('Home: the section links glide to 100 pixels below the top, and lead home from elsewhere', async () => {
  const { page } = await visit('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Collections', exact: true }).click()
  await page.waitForURL('**/#gallery')
  await expect
    .poll(async () => Math.round(await sectionTop(page, 'gallery')))
    .toBe(ANCHOR_OFFSET_PX)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect.poll(async () => Math.round(await sectionTop(page, 'about'))).toBe(ANCHOR_OFFSET_PX)
  await page.getByRole('button', { name: 'Explore More Collections' }).click()
  await page.getByRole('heading', { name: 'Our Complete Collection' }).waitFor()
})

test('The collection, its categories and the panel', async () => {
  const { page } = await visit('/all-collections')
  const suit = page.getByRole('listitem').filter({ hasText: 'Navy Twill Suit' })
  const chips = suit.getByRole('list', { name: 'Required Measurements' })
  expect(
    await unmet([
      ...named(page, 'heading', ['Our Complete Collection']),
      ...named(page, 'button', ['All', 'Suits', 'Kurta', 'Fabrics', 'Belts']),
      ['picture', suit.getByRole('img', { name: 'Navy Twill Suit' })],
      ['name', suit.getByRole('heading', { name: 'Navy Twill Suit' })],
      ['description', suit.getByText('A two-button suit')],
      ['price in rupees', suit.getByText('₹42,999')],
      ['add to cart', suit.getByRole('button', { name: 'Add to Cart' })],
      ['chips', chips.getByText('Chest')],
      ['back', page.getByRole('button', { name: 'Back', exact: true })],
      ['home', page.getByRole('button', { name: 'Home', exact: true })],
      ['solid header', () => solidHeader(page)],
      [
        'no section links',
        async () => (await page.getByRole('link', { name: 'Testimonials' }).count()) === 0,
      ],
    ]),
  ).toEqual([])
  await suit.getByRole('link', { name: 'Navy Twill Suit' }).click()
  const panel = page.getByRole('dialog', { name: 'Navy Twill Suit' })
  const terms = [
    'Current price',
    'Price range',
    'Offer',
    'Sizes',
    'Sleeve length',
    'Material',
    'Description',
  ]
  expect(
    await unmet([
      ...terms.map((term): Line => [`panel ${term}`, panel.getByText(term, { exact: true })]),
      ['materials', panel.getByRole('radio', { name: 'Wool' })],
      ['properties', panel.getByText('Properties')],
      ['care', panel.getByText('Care', { exact: true })],
      ['related', panel.getByRole('link', { name: 'Glen Check Suit' })],
      ['share', panel.getByRole('button', { name: 'Share' })],
    ]),
  ).toEqual([])
  await panel.getByRole('link', { name: 'Glen Check Suit' }).click()
  await page
    .getByRole('dialog', { name: 'Glen Check Suit' })
    .getByRole('button', { name: 'Add to Cart' })
    .click()
  await page.getByText('Product added to cart!').waitFor()
  await page.goBack()
  await page.waitForURL('**/all-collections')
  await page.goto('/all-collections?category=Hats')
  await page.getByText('No products found in this category').waitFor()
  await page.goto('/all-collections/saddle-leather-belt')
  await page.getByRole('dialog').getByText('Sizes', { exact: true }).waitFor()
  expect(await page.getByRole('dialog').getByText('Sleeve length').count()).toBe(0)
})

test('Where the header is always solid, and without its section links', async () => {
  const { page } = await visit('/login')
  for (const path of NO_SECTION_LINKS) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect([path, await solidHeader(page)]).toEqual([path, true])
    expect(await page.getByRole('link', { name: 'Testimonials' }).count()).toBe(0)
  }
})

test('Cart and checkout of somebody signed out', async () => {
  const { page } = await visit('/checkout')
  await page.getByText('Your cart is empty.').waitFor()
  await page.goto('/cart')
  await page.getByText('Your cart is empty').waitFor()
  await page.getByRole('button', { name: 'Continue Shopping' }).click()
  await addToCart(page, 'Navy Twill Suit')
  await page.goto('/cart')
  const item = page.getByRole('listitem').filter({ hasText: 'Navy Twill Suit' })
  expect(
    await unmet([
      ['title', item.getByRole('heading', { name: 'Navy Twill Suit' })],
      ['category', item.getByText('Suits', { exact: true })],
      ['price', item.getByText('₹42,999')],
      ['material', item.getByText('Material: Custom')],
      ['remove', item.getByRole('button', { name: 'Remove Navy Twill Suit from cart' })],
      ['picture', item.locator('img')],
      ...['Subtotal', 'Shipping', 'Free', 'Total'].map((text): Line => [
        text,
        page.getByText(text, { exact: true }),
      ]),
      ...named(page, 'button', ['Login to Checkout', 'Clear Cart']),
    ]),
  ).toEqual([])
  await page.getByRole('button', { name: 'Login to Checkout' }).click()
  await page.getByText('Please login to proceed with checkout').waitFor()
  await page.waitForURL('**/login')

  await page.goto('/checkout')
  await page.getByLabel('Pay via WhatsApp').check()
  expect(
    await unmet([
      ...[
        'First name',
        'Last name',
        'WhatsApp number',
        'Address',
        'City',
        'State',
        'PIN code',
        'Country',
      ].map((label): Line => [label, page.getByLabel(label, { exact: true })]),
      [
        'default country code',
        async () => (await page.getByLabel('Country code').inputValue()) === '+91',
      ],
      [
        'twenty country codes',
        async () => (await page.getByLabel('Country code').locator('option').count()) === 20,
      ],
      ['QR code', page.locator('img[width="200"][height="200"]')],
      ['chat link', page.locator('a[href^="https://wa.me/"]')],
      ['note', page.getByText('Click Place Order only after paying through WhatsApp.')],
      ['free shipping', page.getByText('Free', { exact: true })],
      ...named(page, 'button', ['Place Order']),
    ]),
  ).toEqual([])
})
