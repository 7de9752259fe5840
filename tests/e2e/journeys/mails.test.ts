import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { startEmailjsService, type EmailjsService } from '#tests/harness/mail/emailjsService.ts'
import { emailjsShop } from '#tests/harness/mail/emailjsShop.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { addToCart, fillCheckout, seeNotice } from '#tests/harness/steps/shopperSteps.ts'

let service: EmailjsService
let shop: Shop

beforeAll(async () => {
  service = await startEmailjsService()
  shop = await startShop({ folders: await emailjsShop(service.origin) })
})

afterAll(async () => {
  await shop.stop()
  await service.stop()
})

test('the browser sends the mails for an appointment and an order through EmailJS', async () => {
  const { page, watch } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/')
  await page.getByLabel('Name', { exact: true }).fill('Asha Iyer')
  const form = page.locator('form').filter({ has: page.getByLabel('Message') })
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Phone').fill('+91 98765 43210')
  await form.getByRole('combobox').selectOption('bespoke')
  await form.getByLabel('Message').fill('A suit.\nOn Saturday?')
  expect(service.asked()).toBe(0)
  await seeNotice(page, "Appointment request sent successfully! We'll be in touch soon.", () =>
    form.getByRole('button').click(),
  )
  await expect
    .poll(() => service.taken)
    .toMatchObject([
      {
        path: '/api/v1.0/email/send-form',
        fields: { name: 'Asha Iyer', service: 'bespoke', message: 'A suit.\r\nOn Saturday?' },
      },
    ])

  await page.goto('/all-collections')
  await page.getByRole('button', { name: /^Shirts/ }).click()
  await addToCart(page, 'White Poplin Shirt')
  await page.goto('/checkout')
  await fillCheckout(page)
  watch.allow(/403/)
  service.answer(200, 403)
  await seeNotice(page, 'Failed to process order email notifications.', () =>
    page.getByRole('button', { name: 'Place Order' }).click(),
  )
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  await expect
    .poll(() => service.taken.map(({ template }) => template))
    .toEqual(['template_appointment', 'template_owner'])
})

test('a build without EmailJS contains none of its code', () => {
  const folder = join(PROJECT, 'dist')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(js|html|css|json)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((text) => text.includes('api.emailjs.com'))).toEqual([])
})
