import { expect, onTestFinished, test } from 'vitest'
import { newVisitor, type Visitor } from '../harness/browser.ts'
import { theOwner } from '../harness/people.ts'
import { shopInBrowser } from '../harness/shopInBrowser.ts'
import {
  addToCart,
  fillCheckout,
  keptPictures,
  readyForOffline,
  seenPictures,
  signUp,
} from '../harness/shopperSteps.ts'

/** What Chromium itself says when a request finds nobody. */
const NO_ANSWER =
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INTERNET_DISCONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|FAILED|NETWORK_CHANGED)|WebSocket|preload/

const HEADINGS = [
  ['/', /tailor/i],
  ['/all-collections', 'Our Complete Collection'],
  ['/cart', 'Your Cart'],
  ['/login', 'Login'],
  ['/dashboard', /Dashboard|Login/],
] as const

const shop = shopInBrowser()

async function visitor(): Promise<Visitor> {
  const arrived = await newVisitor({ url: shop.url })
  arrived.watch.allow(NO_ANSWER)
  return arrived
}

async function serverGone(): Promise<void> {
  await shop.crash()
  onTestFinished(() => shop.restart())
}

async function everyPageOpens({ page }: Visitor): Promise<void> {
  for (const [path, heading] of HEADINGS) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).first().waitFor()
  }
  await page.goto('/all-collections')
  await page.reload()
  await page.getByText('30 pieces').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Add to Cart' }).count()).toBe(30)
}

/** The notice at the foot of the screen stands under what can be tapped there, not over it. */
async function buysOnASmallPhone({ page }: Visitor): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/all-collections/navy-twill-suit')
  await page.getByText(/^You are offline|^The shop cannot be reached/).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
}

test('After one visit every page opens without a network', async () => {
  const shopper = await visitor()
  await shopper.page.goto('/')
  await readyForOffline(shopper.page)
  await shopper.context.setOffline(true)
  await everyPageOpens(shopper)
  await buysOnASmallPhone(shopper)
})

test('After one visit every page opens without a server, with the pictures seen before', async () => {
  const shopper = await visitor()
  await shopper.page.goto('/all-collections')
  await readyForOffline(shopper.page)
  const pictures = await seenPictures(shopper.page)
  expect(pictures).toBeGreaterThan(0)
  await expect.poll(() => keptPictures(shopper.page)).toBeGreaterThanOrEqual(pictures)
  await serverGone()
  await everyPageOpens(shopper)
  await seenPictures(shopper.page)
})

test('The server stops in the middle of browsing: catalogue, cart and pictures stay', async () => {
  const { page } = await visitor()
  await page.goto('/all-collections')
  await readyForOffline(page)
  const pictures = await seenPictures(page)
  await expect.poll(() => keptPictures(page)).toBeGreaterThanOrEqual(pictures)
  await addToCart(page, 'White Poplin Shirt')
  await serverGone()

  await page.getByRole('button', { name: /^Suits/ }).click()
  await page.getByText('4 pieces').waitFor()
  await addToCart(page, 'Navy Twill Suit')
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await page.getByText('White Poplin Shirt').first().waitFor()
  await page.getByText('Navy Twill Suit').first().waitFor()
  await page.reload()
  await page.getByText('White Poplin Shirt').first().waitFor()
  await seenPictures(page)
})

test('An order placed without a server is sent once when the server is back', async () => {
  const { page } = await visitor()
  await signUp(page)
  await page.goto('/all-collections')
  await readyForOffline(page)
  await addToCart(page, 'White Poplin Shirt')
  await shop.crash()

  await page.goto('/checkout')
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('heading', { name: 'Your order is saved on this phone' }).waitFor()
  const number = /ET-\d{13}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  expect(number).not.toBe('')

  await page.goto('/dashboard?tab=orders')
  const entry = page.getByRole('listitem', { name: `Order ${number}` })
  await entry.getByText('Saved on this phone').waitFor()

  await shop.restart()
  await page.reload()
  await entry.getByText('Placed', { exact: true }).first().waitFor()
  expect(await ordersOnServer(number)).toBe(1)
  await page.reload()
  await entry.getByText('Placed', { exact: true }).first().waitFor()
  expect(await ordersOnServer(number)).toBe(1)
})

async function ordersOnServer(number: string): Promise<unknown> {
  const { token } = await theOwner(shop)
  const filter = encodeURIComponent(`number = '${number}'`)
  const answer = await fetch(`${shop.url}/api/collections/orders/records?filter=${filter}`, {
    headers: { Authorization: token },
  })
  const { totalItems } = (await answer.json()) as { totalItems: unknown }
  return totalItems
}
