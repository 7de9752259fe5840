import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'
import { smallPng } from '#tests/harness/data/pngs.ts'
import { addProduct, signOwnerIn } from './harness/deskSteps.ts'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import { addToCart, fillCheckout, orderNumber } from './harness/shopperSteps.ts'
import { enginesOfRun, TABLET, visit } from './harness/visit.ts'

/** The pages of the sidebar, each with words that only it shows. */
const PAGES = {
  Products: 'Add Product',
  Orders: 'New order at the counter',
  Requests: 'Subscribers',
  Settings: 'Save settings',
  Dashboard: 'Total Revenue',
}

const shop = shopBehindRelay()
const folder = mkdtempSync(join(tmpdir(), 'darzi-photo-'))
const photo = join(folder, 'photo.png')
writeFileSync(photo, smallPng(1600, 1200))
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(await enginesOfRun())('$name $version', (engine) => {
  test('the owner moves through the desk, adds a product, records a payment and corrects an order', async () => {
    let number = ''
    await visit(engine, { name: 'order for the owner', url: shop.url }, async (screen) => {
      await screen.goto('/all-collections')
      await addToCart(screen, 'White Poplin Shirt')
      await screen.goto('/checkout')
      await fillCheckout(screen)
      await screen.click('button', 'Place Order')
      await screen.finds('heading', 'Order Placed Successfully!')
      number = await orderNumber(screen)
    })

    await visit(engine, { name: 'owner', url: shop.url, size: TABLET }, async (screen) => {
      await signOwnerIn(screen, shop)
      for (const [page, words] of Object.entries(PAGES)) {
        await screen.click('link', page)
        await screen.finds('heading', page)
        await screen.sees(words)
      }

      await screen.click('link', 'Products')
      await addProduct(screen, `Robe in ${engine.name}`, photo)

      await screen.click('link', 'Orders')
      await screen.click('link', new RegExp(number))
      await screen.click('button', 'Confirm')
      await screen.finds('heading', /Confirmed/)
      await screen.click('button', 'Start cutting')
      await screen.finds('heading', /Cutting/)
      await screen.fill('Amount in rupees', '1,000')
      await screen.click('button', 'Add payment')
      await screen.sees('₹1,000')
      await screen.reload()
      await screen.finds('heading', /Cutting/)
      await screen.sees('₹1,000')

      await screen.click('button', /^Enter measurements/)
      await screen.fill('Chest', '41 1/2')
      await screen.click('button', 'Save')
      await screen.sees('Measurements saved', '41½ in')
      await screen.click('button', 'Correct details')
      await screen.fill('City', 'Nashik')
      await screen.click('button', 'Save')
      await screen.sees('Details saved', 'Nashik')
    })
  })
})
