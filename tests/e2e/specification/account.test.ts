import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { textLines, unmetLines } from '#tests/harness/steps/lines.ts'
import { SHOPPER, signUp } from '#tests/harness/steps/shopperSteps.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import {
  dashboardLines,
  loginLines,
  signupLines,
  tailoringLines,
} from '#tests/harness/specification/accountLines.ts'
import { wayBackLines } from '#tests/harness/specification/frameLines.ts'
import { bannerLines } from '#tests/harness/specification/homeLines.ts'

/** The specification line by line around accounts, and what the shop says when something fails. */
const WIDE = { width: 1440, height: 900 }

const ACCOUNTS = '**/api/collections/users/**'
const APPOINTMENTS = '**/api/collections/appointments/**'
const SUBSCRIBERS = '**/api/collections/subscribers/**'

const shop = shopInBrowser({ mails: true })

async function visit(path: string) {
  const visitor = await newOnlineVisitor({ url: shop.url, viewport: WIDE })
  visitor.watch.allow(/ 400|status of 400/)
  await visitor.page.goto(path)
  return visitor
}

/** Holds every POST to the address; the function returned refuses it and all later ones. */
async function holdPosts(page: Page, address: string): Promise<() => void> {
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await refused
    await route.fulfill({ status: 400, json: { status: 400, message: 'Refused.', data: {} } })
  })
  return refuse
}

async function expectText(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().waitFor()
}

test('Login, signup and forgot password: fields, links, busy labels and errors', async () => {
  const { page } = await visit('/login')
  expect(await unmetLines(loginLines(page))).toEqual([])
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  const refuseSignIn = await holdPosts(page, ACCOUNTS)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Signing in...', disabled: true }).waitFor()
  refuseSignIn()
  await expectText(page, 'Failed to log in. Please check your credentials.')

  await page.goto('/signup')
  expect(await unmetLines(signupLines(page))).toEqual([])
  await page.getByLabel('Full name').fill(SHOPPER.name)
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email)
  await page.getByLabel('Phone').fill(SHOPPER.phone)
  await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password)
  await page.getByLabel('Confirm password').fill('something else')
  let asked = 0
  page.on('request', (request) => (asked += request.method() === 'POST' ? 1 : 0))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectText(page, 'Passwords do not match')
  expect(asked).toBe(0)
  await page.getByLabel('Confirm password').fill(SHOPPER.password)
  const refuseSignUp = await holdPosts(page, ACCOUNTS)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('button', { name: 'Creating Account...' }).waitFor()
  refuseSignUp()
  await expectText(page, 'Failed to create account. Please try again.')

  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email)
  const refuseReset = await holdPosts(page, ACCOUNTS)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByRole('button', { name: 'Sending...' }).waitFor()
  refuseReset()
  await expectText(page, 'Failed to send password reset email. Please try again.')
  await page.unroute(ACCOUNTS)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectText(page, 'Password reset link sent!')
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  await page.locator('main a[href="/login"]').waitFor()
  await page.goto('/reset-password#used-before')
  await page.getByLabel('New password', { exact: true }).fill(SHOPPER.password)
  await page.getByLabel('Confirm new password').fill(SHOPPER.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByText('This link has expired or was used before.').waitFor()
})

test('Appointment and newsletter: busy labels, errors, success and cleared fields', async () => {
  const { page } = await visit('/contact')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill(SHOPPER.name)
  await page.getByLabel('Email', { exact: true }).fill(SHOPPER.email)
  await page.getByLabel('Phone', { exact: true }).fill(SHOPPER.phone)
  await page.getByLabel('Service', { exact: true }).selectOption('made-to-measure')
  await page.getByLabel('Message', { exact: true }).fill('A suit for March')
  const refuseRequest = await holdPosts(page, APPOINTMENTS)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await page.getByRole('button', { name: 'Sending Request...', disabled: true }).waitFor()
  refuseRequest()
  await expectText(page, 'Failed to send request. Please try again later.')
  expect(await name.inputValue()).toBe(SHOPPER.name)
  const letter = page.getByLabel('Newsletter')
  await letter.fill('asha@example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expectText(page, 'Please enter a valid email address')
  await letter.fill(SHOPPER.email)
  const refuseSubscription = await holdPosts(page, SUBSCRIBERS)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Processing...' }).waitFor()
  refuseSubscription()
  await expectText(page, 'Failed to subscribe. Please try again.')
  await page.unroute(APPOINTMENTS)
  await page.unroute(SUBSCRIBERS)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expectText(page, "Appointment request sent successfully! We'll be in touch soon.")
  await expect.poll(() => name.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expectText(page, 'Thank you for subscribing!')
  await expect.poll(() => letter.inputValue()).toBe('')
})

test('A shopper’s home, dashboard, tailoring details and logout', async () => {
  const { page } = await visit('/')
  await signUp(page)
  await page.waitForURL('**/dashboard')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const panel = page.getByRole('tabpanel')
  expect(await unmetLines([...wayBackLines(page), ...dashboardLines(page)])).toEqual([])
  await tab('Orders').click()
  await expectText(page, 'No orders found')
  await page.waitForURL('**/dashboard?tab=orders')
  await tab('Profile').click()
  expect(await unmetLines(textLines(panel, [SHOPPER.email]))).toEqual([])
  await panel.getByText(/^\d{1,2}\s\w+\s20\d\d$/).waitFor()

  await page.goto('/')
  expect(await unmetLines(bannerLines(page, 'asha'))).toEqual([])
  await page.getByRole('button', { name: 'Make Your Clothes Stitched' }).click()
  await page.waitForURL('**/measurements')
  expect(await unmetLines(tailoringLines(page))).toEqual([])
  await page.getByRole('checkbox', { name: 'I have bought cloth from you' }).check()
  await page.getByLabel('Order code').waitFor()
  expect(await page.getByLabel('Order code').getAttribute('required')).toBeNull()

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
  await expectText(page, 'Logged in successfully!')
  await page.waitForURL('**/measurements')
})
