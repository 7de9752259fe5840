import { expect, test } from 'vitest'
import { shopDate } from '#domain/base/day.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { newOnlineVisitor, newVisitor } from '#tests/harness/browser/browser.ts'
import {
  addPayment,
  addProduct,
  allSent,
  downloadedLines,
  moveOrder,
  signOwnerIn,
  takeCounterOrder,
  waitUntilDeskIsKept,
} from '#tests/harness/steps/deskSteps.ts'
import { controlsCoveredBy, trackNotices } from '#tests/harness/browser/coveredControls.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { WITHOUT_NETWORK } from '#tests/harness/browser/pageErrors.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { waitUntilOfflineReady } from '#tests/harness/steps/shopperSteps.ts'

/** What only the owner's pages say. */
const OWNERS_WORDS = /Total Revenue|New order at the counter|api\/owner/

const TABLET = { width: 1024, height: 768 }
const UPRIGHT = { width: 768, height: 1024 }
const SAVED = 'Saved on this device'

const shop = shopInBrowser()

test('a new owner works a day at the desk, half of it offline', async () => {
  const { page, context, watch } = await newVisitor({ url: shop.url, viewport: TABLET })
  watch.allow(WITHOUT_NETWORK)

  const scripts: Promise<string>[] = []
  context.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text().catch(() => ''))
  })
  await page.goto('/')
  await waitUntilOfflineReady(page)
  await page.goto('/admin/orders')
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
  const loaded = await Promise.all(scripts)
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.filter((text) => OWNERS_WORDS.test(text))).toEqual([])

  await signOwnerIn(page, shop)
  await waitUntilDeskIsKept(page)
  await page.getByRole('link', { name: 'Products' }).click()
  for (const name of ['Robe A', 'Robe B', 'Robe C', 'Robe D', 'Robe E']) {
    await addProduct(page, name)
  }

  await context.setOffline(true)
  for (const name of ['Robe F', 'Robe G', 'Robe H', 'Robe I', 'Robe J']) {
    await addProduct(page, name)
  }
  await page.getByText('5 changes wait on this device').waitFor()
  await takeCounterOrder(page, /White Poplin Shirt/, 'Neha')
  await moveOrder(page, 'Confirm', 'Confirmed')
  await moveOrder(page, 'Start cutting', 'Cutting')
  await moveOrder(page, 'Start stitching', 'Stitching')
  await addPayment(page, '1,000')
  await page.getByText('10 changes wait on this device').waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /Stitching/ }).waitFor()
  await page.getByText('10 changes wait on this device').waitFor()

  await context.setOffline(false)
  await allSent(page)
  await page.getByRole('heading', { level: 1, name: /ET-\d{13} Stitching/ }).waitFor()
  await moveOrder(page, 'Ready for trial', 'Trial')
  await moveOrder(page, 'Needs alteration', 'Alteration')
  await moveOrder(page, 'Mark as ready', 'Ready')
  await page.getByRole('button', { name: 'Mark as delivered', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Mark as delivered' })
  await question.getByText(/is not recorded as received/).waitFor()
  await question.getByRole('button', { name: 'Mark as delivered' }).click()
  await page.getByRole('heading', { level: 1, name: /Delivered/ }).waitFor()

  const { token } = await signInOwner(shop)
  const stored = async (collection: string) =>
    itemsOf(await ask(shop, `${records(collection)}?perPage=200`, { token }))
  // A move sent while the network is still coming back waits in the outbox.
  const reached = async () => (await stored('orders'))[0]?.['status']
  await expect.poll(reached).toBe('delivered')
  const made = (await stored('products')).filter(({ name }) => /^Robe [A-J]$/.test(String(name)))
  expect(made).toHaveLength(10)
  expect(made.filter(({ photo }) => /\.jpg$/.test(String(photo)))).toHaveLength(10)
  const [order, ...others] = await stored('orders')
  expect([order?.['status'], order?.['rev'], others.length]).toEqual(['delivered', 8, 0])
  const events = await stored('order_events')
  expect(events.filter(({ kind }) => kind === 'status')).toHaveLength(8)
  expect(events.filter(({ kind }) => kind === 'payment')).toHaveLength(1)

  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('combobox', { name: 'Placed' }).selectOption('today')
  const lines = await downloadedLines(page, 'Download as CSV')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Neha Mehta')
  expect(lines[1]).toContain('1000.00')

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByLabel('Until').fill(shopDate(Date.now()))
  const payments = await downloadedLines(page, 'Payments as CSV')
  expect(payments).toHaveLength(2)
  expect(payments[1]).toMatch(/,Neha Mehta,cash,1000\.00,R-\d{4}-0001,,$/)

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByLabel('Name', { exact: true }).fill('House of Neha')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Settings saved').waitFor()
  // The server has it a moment after the tablet says so.
  const served = async () => (await fetch(`${shop.url}/contact`)).text()
  await expect.poll(served).toMatch(/<title>[^<]*House of Neha/)
  const shopper = await newOnlineVisitor({ url: shop.url })
  await shopper.page.goto('/contact')
  await expect.poll(() => shopper.page.title()).toContain('House of Neha')
  await shopper.page.getByText('House of Neha').first().waitFor()
})

test('an offline edit that meets a newer version asks which one to keep', async () => {
  const { page, context, watch } = await newVisitor({ url: shop.url, viewport: TABLET })
  watch.allow(WITHOUT_NETWORK)
  // The refusal that this test provokes.
  watch.allow(/409/)
  await signOwnerIn(page, shop)
  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('row', { name: /Saddle Leather Belt/ }).waitFor()

  await context.setOffline(true)
  const notices = await trackNotices(page, SAVED)
  await page.getByRole('button', { name: 'Edit Saddle Leather Belt' }).click()
  const id = 'demoproduct0026'
  await page.getByLabel('Price in rupees').fill('3100')
  await page.getByLabel('Description').fill('Mine')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await page.getByText('1 change waits on this device').waitFor()
  await expect.poll(() => controlsCoveredBy(page, notices)).toEqual([])
  await page.setViewportSize(UPRIGHT)
  const saidAgain = await trackNotices(page, SAVED)
  await page.getByRole('button', { name: 'Edit Saddle Leather Belt' }).click()
  await page.getByLabel('Description').fill('Mine after all')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect.poll(() => controlsCoveredBy(page, saidAgain)).toEqual([])

  const { token } = await signInOwner(shop)
  const one = records('products', id)
  await ask(shop, one, {
    method: 'PATCH',
    token,
    body: { description: 'Theirs', category: 'Gifts' },
  })
  await context.setOffline(false)
  await page.getByText('1 change needs you').waitFor()
  await page.getByRole('link', { name: 'Look at them' }).click()
  await page.getByRole('button', { name: 'Decide' }).click()
  const versions = page.getByRole('dialog', { name: 'Two versions' })
  await versions.getByLabel('Theirs').check()
  await versions.getByRole('button', { name: 'Save what is chosen' }).click()
  await page.getByText('Nothing waits.').waitFor()
  const chosen = { price: 3100, description: 'Theirs', category: 'Gifts' }
  await expect.poll(async () => (await ask(shop, one, { token })).body).toMatchObject(chosen)
})

test('the owner visits every page of the desk, and each one renders', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: TABLET })
  await signOwnerIn(page, shop)
  for (const name of ['Products', 'Orders', 'Requests', 'Settings', 'Dashboard', 'Orders']) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  }
  await page.getByRole('link', { name: 'New order at the counter' }).click()
  await page.getByRole('heading', { level: 1, name: 'New order at the counter' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Orders', exact: true }).waitFor()
})
