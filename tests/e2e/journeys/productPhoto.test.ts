import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asOwner } from '#tests/harness/browser/signedIn.ts'
import { clearPng, smallPng } from '#tests/harness/data/pngs.ts'

const shop = shopInBrowser()

async function openForm() {
  const owner = await asOwner(shop)
  const { page } = await newOnlineVisitor({ ...owner, viewport: { width: 1024, height: 768 } })
  await page.goto('/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Robe')
  await page.getByLabel('Description').fill('Hand loomed')
  await page.getByLabel('Price in rupees').fill('3999')
  await page.getByRole('dialog').getByLabel('Category').fill('Kurtas')
  return page
}

async function choosePhoto(page: Page, photo: Uint8Array) {
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(photo) }
  await page.getByLabel('Choose a photo').setInputFiles(file)
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The picture in the product's row of the table, once the server has it. */
function storedPicture(page: Page) {
  return page.getByRole('row', { name: /Robe / }).first().locator('img[src*="/api/files/"]')
}

test('the transparent parts of a photo are stored as paper, not black', async () => {
  const page = await openForm()
  await choosePhoto(page, clearPng(300, 400))
  await page.getByText(/Ready to send/).waitFor()
  await save(page)
  const picture = storedPicture(page)
  await picture.waitFor()
  const corner = await picture.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode()
    const pen = document.createElement('canvas').getContext('2d')
    pen?.drawImage(shown, 0, 0)
    return [...(pen?.getImageData(2, 2, 1, 1).data ?? [])]
  })
  expect(Math.min(...corner)).toBeGreaterThan(200)
})

test('a product is not saved before its photo is ready', async () => {
  const page = await openForm()
  await page.evaluate(() => {
    const decode = window.createImageBitmap
    const decoding = new Promise<void>((done) => addEventListener('decoded', () => done()))
    window.createImageBitmap = async (file: ImageBitmapSource) => {
      await decoding
      return decode(file)
    }
  })
  await choosePhoto(page, smallPng(300, 400))
  const waiting = page.getByRole('button', { name: 'Preparing the photo...' })
  await waiting.waitFor()
  expect(await waiting.isDisabled()).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('decoded')))
  await save(page)
  await storedPicture(page).waitFor()
})

test('a photo that was removed can be chosen again', async () => {
  const page = await openForm()
  const ready = page.getByText(/Ready to send/)
  await choosePhoto(page, smallPng(300, 400))
  await ready.waitFor()
  expect(await page.getByLabel('Choose a photo').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await ready.waitFor({ state: 'detached' })
  await choosePhoto(page, smallPng(300, 400))
  await ready.waitFor()
})
