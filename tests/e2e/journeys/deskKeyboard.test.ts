import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { signOwnerIn, takeCounterOrder } from '#tests/harness/steps/deskSteps.ts'

const shop = shopInBrowser({ demo: true })

async function openDesk(): Promise<Page> {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await signOwnerIn(page, shop)
  return page
}

async function press(target: Locator, key = 'Enter') {
  await target.focus()
  await target.press(key)
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

test('Escape closes a confirmation inside a form, and repeated Escape loses no input', async () => {
  const page = await openDesk()
  await page.goto('/admin/products')
  await page.getByText('30 products').waitFor()
  await press(page.getByRole('button', { name: 'Add Product' }))
  const name = page.getByLabel('Name', { exact: true })
  await name.focus()
  await page.keyboard.insertText('Kurta')
  const question = page.getByText('Discard')
  await page.keyboard.press('Escape')
  await question.first().waitFor()
  await page.keyboard.press('Escape')
  await question.first().waitFor({ state: 'detached' })
  expect(await hasFocus(name)).toBe(true)
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog').evaluateAll(areOpen)).toBe(true)
  expect(await name.inputValue()).toBe('Kurta')
})

test('Cancelling the file chooser does not close the form', async () => {
  const page = await openDesk()
  await page.goto('/admin/products#add')
  const file = page.getByLabel('Choose a photo')
  await file.dispatchEvent('cancel', { bubbles: true })
  expect(await page.getByRole('dialog', { name: 'Add Product' }).count()).toBe(1)
})

test('The first tab stop on a page of the desk skips its menu', async () => {
  const page = await openDesk()
  await page.goto('/admin/orders')
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'Skip to content' }))).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)
})

test('After an action by keyboard the focus stays near it', async () => {
  const page = await openDesk()
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)
  await press(page.getByRole('link', { name: 'Products', exact: true }))
  await page.getByText('30 products').waitFor()
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)

  await press(page.getByRole('button', { name: /^Delete / }).first())
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await expect.poll(() => hasFocus(undo)).toBe(true)
  await undo.press('Enter')
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)

  await takeCounterOrder(page, /Suit/, 'Asha')
  await press(page.getByRole('button', { name: 'Confirm', exact: true }))
  await page.getByRole('heading', { level: 1, name: /Confirmed/ }).waitFor()
  const moves = page.getByRole('group', { name: /^Move order/ })
  await expect.poll(() => hasFocus(moves)).toBe(true)
})

/** Whether every dialog of the page is open, and there is one. */
function areOpen(dialogs: Element[]): boolean {
  const open = dialogs.filter((dialog) => dialog instanceof HTMLDialogElement && dialog.open)
  return dialogs.length > 0 && open.length === dialogs.length
}
