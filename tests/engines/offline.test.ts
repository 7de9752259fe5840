import { describe, expect, test } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { signOwnerIn, waitUntilDeskIsKept } from './harness/deskSteps.ts'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import {
  addToCart,
  fillCheckout,
  orderNumber,
  waitUntilOfflineReady,
  signUp,
} from './harness/shopperSteps.ts'
import { enginesOfRun, TABLET, visit } from './harness/visit.ts'

/** What the engines themselves log for a request without a network. */
const NO_NETWORK = /Failed to load|NetworkError|ERR_/

const shop = shopBehindRelay()

describe.each(await enginesOfRun())('$name $version', (engine) => {
  test('an order placed offline is kept and sent once online', () =>
    visit(engine, { name: 'offline', url: shop.url, allow: NO_NETWORK }, async (screen) => {
      await signUp(screen, `offline-${engine.name}@example.com`)
      await screen.goto('/all-collections')
      await waitUntilOfflineReady(screen)
      await addToCart(screen, 'White Poplin Shirt')

      shop.goOffline()
      await screen.reload()
      await screen.sees('Our Complete Collection', '30 pieces')
      await screen.goto('/cart')
      await screen.sees('Your Cart', 'White Poplin Shirt')
      await screen.click('button', 'Proceed to Checkout')
      await fillCheckout(screen)
      await screen.click('button', 'Place Order')
      await screen.sees('Your order is saved on this device')
      const number = await orderNumber(screen)
      await screen.reload()
      await screen.sees(number)

      shop.goOnline()
      await expect.poll(() => orderNumbers(), { timeout: 60_000 }).toContain(number)
      await screen.goto('/dashboard?tab=orders')
      await screen.sees(number)
      expect((await orderNumbers()).filter((one) => one === number)).toHaveLength(1)
    }))

  test('the desk of an owner who is signed in opens without a network', () =>
    visit(
      engine,
      { name: 'desk offline', url: shop.url, size: TABLET, allow: NO_NETWORK },
      async (screen) => {
        await signOwnerIn(screen, shop)
        await screen.sees('Total Revenue')
        await waitUntilDeskIsKept(screen)

        shop.goOffline()
        await screen.reload()
        await screen.finds('heading', 'Dashboard')
        await screen.sees('You are offline', 'Total Revenue')
        await screen.click('link', 'Products')
        await screen.sees('30 products')
      },
    ))
})

async function orderNumbers(): Promise<string[]> {
  const { token } = await signInOwner(shop)
  const orders = itemsOf(await ask(shop, `${records('orders')}?perPage=200`, { token }))
  return orders.map(({ number }) => String(number))
}
