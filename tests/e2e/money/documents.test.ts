import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor, newVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder, suit } from '#tests/harness/server/sentOrder.ts'
import { addPayment, signOwnerIn } from '#tests/harness/steps/deskSteps.ts'
import { orderShirt, seeNotice, signUp } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser()
const GSTIN = '27AAPFU0939F1ZV'

const SHEETS = {
  a4: /\/MediaBox \[0 0 59[456][.\d]* 84[123][.\d]*\]/,
  a5: /\/MediaBox \[0 0 4(?:19|20)[.\d]* 59[56][.\d]*\]/,
}

/** How many sheets of this size the page prints on, with that paper in the printer. */
async function printedPages(page: Page, format: keyof typeof SHEETS = 'a4'): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString('latin1')
  await page.emulateMedia({ media: 'screen' })
  expect(pdf).toMatch(SHEETS[format])
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}

/** What the page says on paper. */
async function onPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  await page.emulateMedia({ media: 'screen' })
  return text
}

/** Places the longest order that the house takes, and has its invoice issued; returns its address. */
async function longestInvoice(): Promise<string> {
  const { token } = await signInOwner(shop)
  const lines = Array.from({ length: 50 }, (_, place) => suit({ quantity: 1 + (place % 3) }))
  const order = sentOrder({ lines })
  const placed = await ask(shop, records('orders'), { method: 'POST', body: order })
  expect(placed.status).toBe(200)
  const body = { id: newRecordId(), what: 'invoice', place: '27', buyerGstin: '', percent: 18 }
  const path = `/api/owner/orders/${order.id}/documents`
  const issued = await ask(shop, path, { method: 'POST', token, body })
  expect(issued.status).toBe(200)
  return `/admin/orders/${order.id}/documents/${body.id}`
}

test('the owner registers for GST, issues an invoice and prints it; its shopper can print it too, and no one else', async () => {
  const { page: phone } = await newVisitor({
    url: shop.url,
    viewport: { width: 360, height: 740 },
  })
  await signUp(phone)
  const id = await orderShirt(phone)

  const {
    page: desk,
    context,
    watch,
  } = await newVisitor({
    url: shop.url,
    viewport: { width: 1024, height: 768 },
  })
  await signOwnerIn(desk, shop)
  await desk.goto(`/admin/orders/${id}`)
  await desk.getByRole('link', { name: /^Say in Settings how the house is registered/ }).click()
  await desk.getByRole('button', { name: 'Set up invoices' }).click()
  await desk.getByLabel('Registration for GST').selectOption('regular')
  await desk.getByLabel('GSTIN').fill(GSTIN)
  await desk.getByText('Codes of the categories').click()
  await desk.getByLabel('HSN or SAC of Shirts').fill('6205')
  await desk.getByLabel('HSN or SAC of Suits').fill('6203')
  await seeNotice(desk, 'Settings saved', () =>
    desk.getByRole('button', { name: 'Save settings' }).click(),
  )

  await desk.goto(`/admin/orders/${id}`)
  const documents = desk.getByRole('region', { name: 'Documents' })
  const payments = desk.getByRole('heading', { name: 'Payments' })
  const column = (await payments.boundingBox())?.x
  await addPayment(desk, '500')
  await documents.getByRole('button', { name: /^Receipt voucher for R-/ }).click()
  await documents.getByRole('link', { name: /^Receipt Voucher RV-\d{4}-0001$/ }).waitFor()
  expect((await payments.boundingBox())?.x, 'no section changes its column').toBe(column)
  const place = documents.getByLabel('Place of supply')
  await expect.poll(() => place.inputValue()).toBe('27')
  await documents.getByRole('button', { name: 'Issue invoice' }).click()
  const name = /^Tax Invoice INV-\d{4}-0001$/
  await documents.getByRole('link', { name }).click()
  const sheet = desk.getByRole('article', { name })
  await sheet.getByText(`GSTIN ${GSTIN}`).waitFor()
  for (const text of ['Asha Iyer', '27 Maharashtra', 'White Poplin Shirt', '6205', 'CGST', 'SGST'])
    await sheet.getByText(text, { exact: true }).first().waitFor()
  expect(await printedPages(desk)).toBe(1)

  await desk.getByRole('link', { name: 'Back to the order' }).click()
  await documents.getByRole('link', { name }).waitFor()
  const workCard = await onPaper(desk)
  expect(workCard).toContain('White Poplin Shirt')
  expect(workCard).not.toMatch(/₹|received|Receipt|asha@/)
  expect(await printedPages(desk, 'a5')).toBe(1)
  await documents.getByText(/^Credit note for INV-/).click()
  await documents.getByLabel('Amount to credit, in rupees').fill('100')
  await documents.getByLabel('Reason, which the customer reads').fill('A button was missing')
  await documents.getByRole('button', { name: 'Credit note', exact: true }).click()
  await documents.getByRole('link', { name: /^Credit Note CN-\d{4}-0001$/ }).waitFor()
  await documents.getByText('₹100 credited').waitFor()

  watch.allow(/INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await documents.getByRole('link', { name }).click()
  await sheet.getByText(`GSTIN ${GSTIN}`).waitFor()
  await context.setOffline(false)

  await phone.reload()
  await phone.getByRole('link', { name: /^Credit Note CN-/ }).waitFor()
  expect(await printedPages(phone)).toBe(1)
  expect(await onPaper(phone)).not.toContain('All your orders')
  const orderPage = new URL(phone.url()).pathname
  await phone.getByRole('link', { name }).click()
  await phone.getByRole('article', { name }).getByText('27 Maharashtra').waitFor()
  expect(await printedPages(phone)).toBe(1)
  expect(await onPaper(phone)).not.toContain('Back to the order')

  await desk.goto(await longestInvoice())
  await desk.getByRole('article', { name: /^Tax Invoice INV-/ }).waitFor()
  expect(await desk.getByRole('row').count()).toBe(51)
  expect(await printedPages(desk)).toBe(1)

  const { page: stranger } = await newOnlineVisitor({ url: shop.url })
  await stranger.goto(new URL(phone.url()).pathname)
  await stranger.getByText('We found no document at this link.').waitFor()
  await stranger.goto(orderPage)
  await stranger.getByRole('heading', { name: 'Order not found' }).waitFor()
  expect(await stranger.getByText('White Poplin Shirt').count()).toBe(0)
})
