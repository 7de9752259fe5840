import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { newOnlineVisitor, newVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import {
  seeNotice,
  waitUntilOfflineReady,
  SHOPPER,
  signUp,
} from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser()

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

/** What is tapped for each field: the whole inches, and a quarter where there is one. */
const EIGHT = [
  ['Neck', '15', '1/2', '15½'],
  ['Chest', '41', undefined, '41'],
  ['Waist', '36', '1/4', '36¼'],
  ['Hips', '40', undefined, '40'],
  ['Shoulder', '18', undefined, '18'],
  ['Sleeve length', '23', '1/2', '23½'],
  ['Inseam', '33', undefined, '33'],
  ['Outseam', '41', '1/4', '41¼'],
] as const

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}

/** Waits until a measurement reads like this. */
async function reads(page: Page, name: string, value: string) {
  await expect.poll(() => field(page, name).inputValue()).toBe(value)
}

async function openMeasurements(page: Page) {
  await page.goto('/dashboard?tab=measurements')
  await field(page, 'Neck').waitFor()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Measurements' }).tap()
}

async function saved(page: Page) {
  await page.getByText('All saved.').waitFor()
}

test('eight measurements are entered offline on a phone, a typo is fixed in one tap, and nothing is sent elsewhere', async () => {
  const { page, context, watch } = await newVisitor({ url: shop.url, ...PHONE })
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  const logged: string[] = []
  const asked: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  context.on('request', (request: Request) => asked.push(request.url()))
  await openMeasurements(page)
  await waitUntilOfflineReady(page)
  await context.setOffline(true)

  for (const [name, whole, quarter, value] of EIGHT) {
    await field(page, name).tap()
    await page.keyboard.type(name === 'Inseam' ? '84' : whole)
    if (quarter) await page.getByRole('button', { name: `${name}: Add ${quarter}` }).tap()
    if (name !== 'Inseam') await reads(page, name, value)
  }
  expect(await field(page, 'Outseam').getAttribute('inputmode')).toBe('decimal')
  await page.reload()
  await page.getByText('This looks like centimetres. Use 33 1/8 in?').waitFor()
  await reads(page, 'Neck', '15½')
  await page.getByRole('button', { name: 'Use 33 1/8 in' }).tap()
  await reads(page, 'Inseam', '33 1/8')

  await save(page)
  await page.getByRole('checkbox', { name: 'I agree that my measurements are kept' }).check()
  await page.getByRole('button', { name: 'Agree and save' }).tap()
  await saved(page)
  await page.getByRole('heading', { name: 'Me', exact: true }).waitFor()

  const sizes = await page.getByRole('button', { name: /Add 1\/2|^How to/ }).evaluateAll((all) =>
    all.map((button) => {
      const { width, height } = button.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  expect(sizes).toHaveLength(16)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const leaked = [...logged, ...asked, page.url()].join('\n')
  expect(leaked).not.toMatch(/393\.7|15½|15%C2%BD|15 1\/2|15%201\/2|41¼/)
  expect(asked.filter((url) => !url.startsWith(shop.url))).toEqual([])
})

test('two devices change one set while offline, both changes are kept, and withdrawing consent deletes everything', async () => {
  const phone = await newVisitor({ url: shop.url, ...PHONE })
  await signUp(phone.page)
  await openMeasurements(phone.page)
  await field(phone.page, 'Neck').fill('15 1/2')
  await field(phone.page, 'Chest').fill('41')
  await save(phone.page)
  await phone.page.getByRole('checkbox').check()
  await phone.page.getByRole('button', { name: 'Agree and save' }).tap()
  await saved(phone.page)
  await expect.poll(async () => (await stored()).length).toBe(1)

  const tablet = await newVisitor({
    url: shop.url,
    hasTouch: true,
    viewport: { width: 1024, height: 768 },
  })
  await tablet.page.goto('/login')
  await tablet.page.getByLabel('Email', { exact: true }).first().fill(SHOPPER.email)
  await tablet.page.getByLabel('Password', { exact: true }).fill(SHOPPER.password)
  await seeNotice(tablet.page, 'Logged in successfully!', () =>
    tablet.page.getByRole('button', { name: /^(Log|Sign) ?in$/i }).tap(),
  )
  await openMeasurements(tablet.page)
  await tablet.page.getByRole('heading', { name: 'Me', exact: true }).waitFor()

  for (const { page, context, watch } of [phone, tablet]) {
    watch.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)/)
    await waitUntilOfflineReady(page)
    await context.setOffline(true)
  }
  await field(phone.page, 'Neck').fill('16')
  await save(phone.page)
  await saved(phone.page)
  await field(tablet.page, 'Chest').fill('42')
  await save(tablet.page)
  await saved(tablet.page)
  for (const { context } of [phone, tablet]) await context.setOffline(false)

  const both = { neck: 16 * 25.4, chest: 42 * 25.4 }
  await expect.poll(async () => (await stored())[0]?.['values']).toEqual(both)
  await openMeasurements(phone.page)
  await reads(phone.page, 'Chest', '42')
  await reads(phone.page, 'Neck', '16')

  await phone.page.getByRole('button', { name: 'Withdraw and delete' }).tap()
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Withdraw and delete' }).tap()
  await reads(phone.page, 'Neck', '')
  await expect.poll(async () => JSON.stringify(await stored())).not.toMatch(/"(neck|chest)"/)
  await openMeasurements(tablet.page)
  await reads(tablet.page, 'Chest', '')
})

test('a tailoring request accepts only the shopper’s own order code, and ends at the saved measurements', async () => {
  const { page, watch } = await newOnlineVisitor({ url: shop.url, ...PHONE })
  await signUp(page, 'ravi@example.com')
  await page.goto('/measurements')
  await field(page, 'Neck').waitFor()
  for (const [name, , , value] of EIGHT) {
    if (name !== 'Outseam') await field(page, name).fill(value)
  }
  await page.getByLabel('Material').selectOption('wool')
  await page.getByLabel('I have bought cloth from you').check()
  await page.getByLabel('Order code').fill('ET-1700000000000')
  await page.getByRole('button', { name: 'Send Details' }).tap()
  await page.getByRole('checkbox', { name: 'I agree that my measurements are kept' }).check()
  watch.allow(/tailoring_requests.* 400|status of 400.*tailoring_requests/)
  await page.getByRole('button', { name: 'Agree and save' }).tap()
  await page.getByText('Failed to send details. Please try again.').waitFor()
  await page.getByText('We cannot find an order of yours with this code.').waitFor()
  await reads(page, 'Neck', '15½')

  await page.getByLabel('Order code').fill('')
  await page.getByRole('button', { name: 'Send Details' }).tap()
  await page.getByRole('checkbox', { name: 'I agree that my measurements are kept' }).check()
  await seeNotice(page, 'Your details have been sent successfully!', () =>
    page.getByRole('button', { name: 'Agree and save' }).tap(),
  )
  await page.waitForURL('**/dashboard?tab=measurements')
  await page.getByRole('heading', { name: 'Me', exact: true }).waitFor()
  await reads(page, 'Neck', '15½')
  // The colour was not touched, so none is stored, although a picker always has a value.
  await expect
    .poll(() => stored('tailoring_requests', 'ravi@example.com'))
    .toMatchObject([{ material: 'wool', color: '' }])
})

/**
 * The account's records on the server, its sets by default, fetched with the shopper's own
 * password.
 */
async function stored(collection = 'measurement_sets', identity: string = SHOPPER.email) {
  const path = '/api/collections/users/auth-with-password'
  const body = { identity, password: SHOPPER.password }
  const token = String((await ask(shop, path, { method: 'POST', body })).body['token'])
  return itemsOf(await ask(shop, records(collection), { token }))
}

test('pressing Save works although leaving the field shows a finding that moves the button', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 1440, height: 900 } })
  await openMeasurements(page)
  for (const [name, whole] of EIGHT)
    await field(page, name).pressSequentially(name === 'Outseam' ? '20' : whole)
  const finding = page.getByText(/Outseam/).filter({ hasText: /Inseam/i })
  expect(await finding.count()).toBe(0)
  await page.getByRole('button', { name: 'Save Measurements' }).click({ delay: 150 })
  await page.getByRole('button', { name: 'Agree and save' }).waitFor()
})
