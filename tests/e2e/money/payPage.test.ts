import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { beforeAll, expect, test } from 'vitest'
import { newVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { signOwnerIn } from '#tests/harness/steps/deskSteps.ts'

const shop = shopInBrowser()
const PAYMENT = { terms: { kind: 'advance', percent: 30 }, upiId: 'ember.thread@okbank' }
const REFERENCE = '612345678901'

beforeAll(async () => {
  const { token } = await signInOwner(shop)
  const path = records('shop', 'shop00000000000')
  const saved = await ask(shop, path, { method: 'PATCH', token, body: { payment: PAYMENT } })
  expect(saved.status).toBe(200)
})

async function placed() {
  const { body } = await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
  return {
    id: String(body['id']),
    number: String(body['number']),
    pay: `/pay/${String(body['payToken'])}`,
  }
}

/** What a scanner reads from the picture of a QR code. */
function scanned(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture)
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}

test('a customer without an account scans what is due, and only the owner makes it paid', async () => {
  const order = await placed()
  const { page } = await newVisitor({
    url: shop.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto(order.pay)
  await page.getByText('₹12,899.70').waitFor()
  const code = page.getByRole('img', { name: 'UPI code: ₹12,899.70 to Ember & Thread' })
  await code.waitFor()
  const link = scanned(await code.screenshot())
  expect(link).toMatch(/^upi:\/\/pay\?/)
  expect(Object.fromEntries(new URL(link ?? '').searchParams)).toEqual({
    pa: PAYMENT.upiId,
    pn: 'Ember & Thread',
    am: '12899.70',
    cu: 'INR',
    tn: `Order ${order.number}`,
    tr: order.number.replace('-', ''),
  })
  const open = page.getByRole('link', { name: 'Open my UPI app' })
  expect(await open.getAttribute('href')).toBe(link)
  expect(await page.locator('body').textContent()).not.toMatch(/Asha|Rao|98765|Navy/)

  await page.getByLabel('UPI reference (UTR), 12 digits').fill('1234')
  await page.getByRole('button', { name: 'Tell the house' }).click()
  await page.getByText('Please enter the 12 digits').waitFor()
  await page.getByLabel('UPI reference (UTR), 12 digits').fill(REFERENCE)
  await page.getByRole('button', { name: 'Tell the house' }).click()
  await page.getByText('Thank you. We look it up and confirm it on your order.').waitFor()
  await page.reload()
  await page.getByText('You told us that you have paid.').waitFor()
  await page.getByText('₹12,899.70').waitFor()

  const desk = await newVisitor({ url: shop.url, viewport: { width: 1024, height: 768 } })
  await signOwnerIn(desk.page, shop)
  await desk.page.goto(`/admin/orders/${order.id}`)
  await desk.page.getByText(`paid by UPI, reference ${REFERENCE}. Look for it`).waitFor()
  await desk.page.getByRole('button', { name: 'It arrived' }).click()
  await expect.poll(() => desk.page.getByLabel('Amount in rupees').inputValue()).toBe('12899.70')
  await desk.page.getByRole('button', { name: 'Add payment' }).click()
  await desk.page.getByText(`₹12,899.70 received, UPI, reference ${REFERENCE}`).first().waitFor()
  await desk.page.getByText(/Receipt R-\d{4}-0001/).waitFor()

  await page.reload()
  await page.getByText('Nothing is due now.').waitFor()
})
