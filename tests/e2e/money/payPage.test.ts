import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { beforeAll, expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { saveSettings } from '#tests/harness/server/shopSettings.ts'

const shop = shopInBrowser()
const PAYMENT = { terms: { kind: 'advance', percent: 30 }, upiId: 'ember.thread@okbank' }

beforeAll(() => saveSettings(shop, { payment: PAYMENT }))

async function placed() {
  const { body } = await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
  return { number: String(body['number']), pay: `/pay/${String(body['payToken'])}` }
}

/** What a scanner reads from the picture of a QR code. */
function scanned(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture)
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}

test('a customer without an account scans what is due, and the page names nobody', async () => {
  const order = await placed()
  const { page } = await newOnlineVisitor({
    url: shop.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto(order.pay)
  await page.getByText('₹12,899').waitFor()
  const code = page.getByRole('img', { name: 'UPI code: ₹12,899 to Ember & Thread' })
  await code.waitFor()
  const link = scanned(await code.screenshot())
  expect(link).toMatch(/^upi:\/\/pay\?/)
  expect(Object.fromEntries(new URL(link ?? '').searchParams)).toEqual({
    pa: PAYMENT.upiId,
    pn: 'Ember & Thread',
    am: '12899.00',
    cu: 'INR',
    tn: `Order ${order.number}`,
    tr: order.number.replace('-', ''),
  })
  const open = page.getByRole('link', { name: 'Open my UPI app' })
  expect(await open.getAttribute('href')).toBe(link)
  expect(await page.locator('body').textContent()).not.toMatch(/Asha|Rao|98765|Navy/)

  await page.getByLabel('UPI reference (UTR), 12 digits').fill('1234')
  await page.getByRole('button', { name: 'Send the reference' }).click()
  await page.getByText('Please enter the 12 digits').waitFor()
})
