import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from '../harness/browser.ts'
import { unmet } from '../harness/lines.ts'
import type { Line } from '../harness/lines.ts'
import { SHOPPER, signUp } from '../harness/shopperSteps.ts'
import { shopInBrowser } from '../harness/shopInBrowser.ts'

/** The specification line by line around accounts, and what the shop says when something fails. */
const WIDE = { width: 1440, height: 900 }

const shop = shopInBrowser()

async function visit(path: string) {
  const visitor = await newVisitor({ url: shop.url, viewport: WIDE, serviceWorkers: 'block' })
  visitor.watch.allow(/ 400|status of 400|Service Worker registration blocked/)
  await visitor.page.goto(path)
  return visitor
}

/** Every request of this kind is refused, a moment later. */
async function refuse(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await new Promise((later) => setTimeout(later, 300))
    await route.fulfill({ status: 400, json: { status: 400, message: 'Refused.', data: {} } })
  })
}

async function says(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().waitFor()
}

test('Login, signup and forgot password: fields, links, busy labels and refusals', async () => {
  const { page } = await visit('/login')
  await refuse(page, '**/api/collections/users/**')
  expect(
    await unmet([
      ['forgot password', page.locator('main a[href="/forgot-password"]')],
      ['signup', page.locator('main a[href="/signup"]')],
    ]),
  ).toEqual([])
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect(await page.getByRole('button', { name: 'Signing in...' }).isDisabled()).toBe(true)
  await says(page, 'Failed to log in. Please check your credentials.')

  await page.goto('/signup')
  expect(
    await unmet([
      ['back', page.getByRole('main').getByRole('button', { name: 'Back' })],
      ['login', page.locator('main a[href="/login"]')],
    ]),
  ).toEqual([])
  await page.getByLabel('Full name').fill(SHOPPER.name)
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email)
  await page.getByLabel('Phone').fill(SHOPPER.phone)
  await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password)
  await page.getByLabel('Confirm password').fill('something else')
  let asked = 0
  page.on('request', (request) => (asked += request.method() === 'POST' ? 1 : 0))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await says(page, 'Passwords do not match')
  expect(asked).toBe(0)
  await page.getByLabel('Confirm password').fill(SHOPPER.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('button', { name: 'Creating Account...' }).waitFor()
  await says(page, 'Failed to create account. Please try again.')

  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByRole('button', { name: 'Sending...' }).waitFor()
  await says(page, 'Failed to send password reset email. Please try again.')
  await page.unroute('**/api/collections/users/**')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await says(page, 'Password reset link sent!')
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  await page.locator('main a[href="/login"]').waitFor()
  await page.goto('/reset-password#used-before')
  await page.getByLabel('New password', { exact: true }).fill(SHOPPER.password)
  await page.getByLabel('Confirm new password').fill(SHOPPER.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('This link has expired or was used before.').waitFor()
})

test('Appointment and newsletter: busy labels, refusals, success and cleared fields', async () => {
  const { page } = await visit('/contact')
  await refuse(page, '**/api/collections/appointments/**')
  await refuse(page, '**/api/collections/subscribers/**')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill(SHOPPER.name)
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email)
  await page.getByLabel('Phone', { exact: true }).fill(SHOPPER.phone)
  await page.getByLabel('Service', { exact: true }).selectOption('made-to-measure')
  await page.getByLabel('Message', { exact: true }).fill('A suit for March')
  await page.getByRole('button', { name: 'Send Request' }).click()
  expect(await page.getByRole('button', { name: 'Sending Request...' }).isDisabled()).toBe(true)
  await says(page, 'Failed to send request. Please try again later.')
  expect(await name.inputValue()).toBe(SHOPPER.name)
  const letter = page.getByLabel('Newsletter')
  await letter.fill('asha@example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await says(page, 'Please enter a valid email address')
  await letter.fill(SHOPPER.email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Processing...' }).waitFor()
  await says(page, 'Failed to subscribe. Please try again.')
  await page.unroute('**/api/collections/appointments/**')
  await page.unroute('**/api/collections/subscribers/**')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await says(page, "Appointment request sent successfully! We'll be in touch soon.")
  await expect.poll(() => name.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await says(page, 'Thank you for subscribing!')
  await expect.poll(() => letter.inputValue()).toBe('')
})

test('A shopper’s home, dashboard, tailoring details and way out', async () => {
  const { page } = await visit('/')
  await signUp(page)
  await page.waitForURL('**/dashboard')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const panel = page.getByRole('tabpanel')
  const counts = page.getByRole('main').locator('dl').first()
  expect(
    await unmet([
      ...['Orders Overall', 'Ready for Pickup', 'Measurements'].map((label): Line => [
        label,
        counts.getByText(label, { exact: true }),
      ]),
      ['all 0', async () => (await counts.innerText()).replace(/\D/g, '') === '000'],
      [
        'the default tab',
        async () => (await tab('Measurements').getAttribute('aria-selected')) === 'true',
      ],
      ...['Neck', 'Chest', 'Waist', 'Hips', 'Shoulder', 'Sleeve length', 'Inseam', 'Outseam'].map(
        (label): Line => [label, panel.getByLabel(label, { exact: true })],
      ),
    ]),
  ).toEqual([])
  await tab('Orders').click()
  await says(page, 'No orders found')
  expect(page.url()).toContain('tab=orders')
  await tab('Profile').click()
  expect(
    await unmet([
      ['email', panel.getByText(SHOPPER.email)],
      ['creation date', panel.getByText(/^\d{1,2} \w+ 20\d\d$/)],
    ]),
  ).toEqual([])

  await page.goto('/')
  const banner = page.getByRole('main').locator('section').filter({ hasText: 'Total orders' })
  expect(
    await unmet([
      ['orders', banner.getByText('Total orders: 0')],
      ['the part before the at-sign', banner.getByText('asha', { exact: false })],
      ['dashboard', banner.locator('a[href="/dashboard"]')],
    ]),
  ).toEqual([])
  expect(await banner.innerText()).not.toContain('@')
  await page.getByRole('button', { name: 'Make Your Clothes Stitched' }).click()
  await page.waitForURL('**/measurements')
  expect(
    await unmet([
      ...[
        'Body Measurements (in inches)',
        'Fabric and Customization Preferences',
        'Additional Information',
      ].map((title): Line => [title, page.getByRole('heading', { name: title })]),
      [
        'the default colour',
        async () => (await page.getByLabel('Colour').inputValue()) === '#000000',
      ],
      [
        'six materials',
        async () =>
          (await page.getByLabel('Material').locator('option:not([disabled])').count()) === 6,
      ],
      [
        'three fits',
        async () => (await page.getByLabel('Fit type').locator('option').count()) === 3,
      ],
    ]),
  ).toEqual([])
  expect(await page.getByLabel('Order code').count()).toBe(0)
  await page.getByRole('checkbox').check()
  await page.getByLabel('Order code').waitFor()

  await page.goto('/login')
  await page.waitForURL('**/dashboard')
  await tab('Profile').click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login')
  await page.goto('/measurements')
  await page.waitForURL('**/login')
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email)
  await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await says(page, 'Logged in successfully!')
  await page.waitForURL('**/measurements')
})

test('The owner’s login, frame and first page', async () => {
  const { page } = await visit('/admin/products')
  await page.waitForURL('**/admin/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await says(page, 'Please fill in all fields')
  await page.getByLabel('Email').fill(shop.owner.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  await page.getByRole('button', { name: 'Login' }).click()
  await says(page, 'Invalid email or password')
  await page.getByLabel('Password', { exact: true }).fill(shop.owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await says(page, 'Login successful!')
  await page.waitForURL('**/admin/dashboard')
  expect(
    await unmet([
      ...[
        'Total Products',
        'Total Revenue',
        'Recent Activity',
        'No recent activity to display',
      ].map((text): Line => [text, page.getByText(text, { exact: true })]),
      ...['Dashboard', 'Products'].map((name): Line => [
        name,
        page.getByRole('link', { name, exact: true }),
      ]),
      ['Logout', page.getByRole('button', { name: 'Logout' })],
    ]),
  ).toEqual([])
})
