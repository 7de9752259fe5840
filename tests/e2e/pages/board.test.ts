import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { signOwnerIn } from '#tests/harness/steps/deskSteps.ts'

const shop = shopInBrowser()

beforeAll(async () => {
  for (let count = 0; count < 10; count++)
    await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
})

/** Where an element begins and ends on the screen. */
async function spanOf(element: Locator): Promise<[top: number, bottom: number]> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not shown')
  return [Math.round(box.y), Math.round(box.y + box.height)]
}

test.each([
  ['a tablet', { width: 1024, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
])(
  'On the scrolled board of %s, a move shifts no card, and its Undo is in view',
  async (_, viewport) => {
    const { page } = await newOnlineVisitor({ url: shop.url, viewport })
    await signOwnerIn(page, shop)
    await page.goto('/admin/orders')
    const confirm = page
      .getByRole('region', { name: 'Placed' })
      .getByRole('button', { name: 'Confirm' })
    await confirm.nth(3).scrollIntoViewIfNeeded()
    const before = await spanOf(confirm.nth(2))
    await confirm.nth(3).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    const [, bottom] = await spanOf(undo)
    expect(bottom).toBeLessThanOrEqual(viewport.height)
    expect(await spanOf(confirm.nth(2))).toEqual(before)
  },
)

test('On a tablet, the titles of the columns stay in view while the board is scrolled', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 1024, height: 768 } })
  await signOwnerIn(page, shop)
  await page.goto('/admin/orders')
  const placed = page.getByRole('region', { name: 'Placed' })
  await placed.getByRole('button', { name: 'Confirm' }).nth(6).scrollIntoViewIfNeeded()
  const [top] = await spanOf(placed.getByRole('heading', { name: 'Placed' }))
  expect(top).toBeGreaterThanOrEqual(0)
})
