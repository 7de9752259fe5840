import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asOwner } from '#tests/harness/browser/signedIn.ts'

const PHONE = { width: 360, height: 740 }

/** The head of an iPhone's photo, which no Chromium decodes. */
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

const shop = shopInBrowser()

test.each([
  ['a damaged photo', { name: 'suit.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('torn') }],
  ['an iPhone’s photo', { name: 'suit.heic', mimeType: 'image/heic', buffer: HEIC }],
])('The form of a product refuses %s beside the photo', async (_, file) => {
  const { page } = await newOnlineVisitor({ ...(await asOwner(shop)), viewport: PHONE })
  await page.goto('/admin/products#add')
  const photo = page.getByRole('group', { name: 'Photo' })
  await photo.getByLabel('Choose a photo').setInputFiles(file)
  await photo.getByRole('alert').getByText('We cannot read this picture.').waitFor()
  await expect
    .poll(() => photo.getByRole('alert').evaluate((said) => said.textContent))
    .toContain('JPEG or PNG')
})

test('A notice is in front of the dialog that caused it', async () => {
  const { page, watch } = await newOnlineVisitor({ ...(await asOwner(shop)), viewport: PHONE })
  watch.allow(/500/)
  await page.goto('/admin/products')
  await page.getByText('30 products').waitFor()
  await page.route('**/api/owner/products', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'No.', data: {} } }),
  )
  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await dialog.getByRole('button', { name: 'Change prices' }).click()
  // What is inside an open dialog is in the top layer with it.
  await dialog.getByText('No price was changed. Please try again.').waitFor()
})

test('Discarding a form returns the focus to what opened it', async () => {
  const { page } = await newOnlineVisitor({ ...(await asOwner(shop)), viewport: PHONE })
  await page.goto('/admin/products')
  const edit = page.getByRole('button', { name: 'Edit Enamel Cufflinks' })
  await edit.click()
  await page.getByLabel('Name', { exact: true }).fill('Cufflinks')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(() => edit.evaluate((one) => one === document.activeElement)).toBe(true)
})
