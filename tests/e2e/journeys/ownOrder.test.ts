import { expect, test } from 'vitest'
import { newVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { orderShirt, signUp, waitUntilOfflineReady } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser()

test('an order has a page for its shopper only, opens offline and prints on one sheet', async () => {
  const { page, context, watch } = await newVisitor({
    url: shop.url,
    viewport: { width: 360, height: 740 },
  })
  await signUp(page)
  await orderShirt(page)
  await page.getByRole('region', { name: 'Payments' }).getByText('Balance').waitFor()
  await waitUntilOfflineReady(page)
  watch.allow(/INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: 'White Poplin Shirt' }).waitFor()
  await page.getByRole('region', { name: 'Payments' }).getByText('Balance').waitFor()

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  // A4 in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[456][.\d]* 84[123][.\d]*\]/)

  const other = await newVisitor({ url: shop.url })
  await other.page.goto(new URL(page.url()).pathname)
  await other.page.getByRole('heading', { name: 'Order not found' }).waitFor()
  expect(await other.page.getByText('White Poplin Shirt').count()).toBe(0)
})
