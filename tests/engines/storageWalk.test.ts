import { describe, expect, test } from 'vitest'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import { addToCart, signUp } from './harness/shopperSteps.ts'
import type { Screen } from './harness/screen.ts'
import { enginesOfRun, visit } from './harness/visit.ts'

const WALKS = Number(process.env['TEST_WALKS'] ?? 1)
const LOADS = Number(process.env['TEST_LOADS'] ?? 50)

/** The round through the shop, with what each page shows once it has read the storage. */
const ROUND = [
  { path: '/all-collections', shows: '30 pieces' },
  { path: '/cart', shows: 'Proceed to Checkout' },
  { path: '/checkout', shows: 'Place Order' },
  { path: '/dashboard?tab=orders', shows: 'No orders found' },
  { path: '/', shows: 'Our Services' },
] as const

/**
 * How long a page stays open after it shows its content, in milliseconds, in turn. A page's
 * deferred work runs 2 to 3 seconds after its load; the walk is about pages left in the middle of a
 * transaction.
 */
const STAYS_MS = [0, 3000, 500, 2000, 1000, 2500, 1500]

const LOAD_TIMEOUT_MS = 15_000
const VISIT_TIMEOUT_MS = 120_000

/** The shop's text while it waits for a storage that hangs. */
const STUCK = /Opening your cart|Fetching your orders|in the way/

const shop = shopBehindRelay()

describe.each(await enginesOfRun())('$name $version', (engine) => {
  // The hang was WebKit's. One round in the others shows that the walk itself is right.
  const [walks, loads] = engine.name === 'webkit' ? [WALKS, LOADS] : [1, ROUND.length]
  test.each(Array.from({ length: walks }, (_, walk) => walk + 1))(
    `walk %i: a signed-in shopper loads ${loads} pages in turn, and none gets stuck`,
    { timeout: loads * LOAD_TIMEOUT_MS + VISIT_TIMEOUT_MS },
    (walk) =>
      visit(engine, { name: `storage walk ${walk}`, url: shop.url }, async (screen) => {
        await signUp(screen, `walk-${engine.name}-${walk}@example.com`)
        await screen.goto('/all-collections')
        await addToCart(screen, 'White Poplin Shirt')
        for (let load = 0; load < loads; load++) await expectPage(screen, load)
      }),
  )
})

async function expectPage(screen: Screen, load: number): Promise<void> {
  const { path, shows } = ROUND[load % ROUND.length] ?? ROUND[0]
  await screen.goto(path)
  await screen.sees(shows).catch(async (error: unknown) => {
    expect(await screen.text(), `load ${load + 1}, ${path}`).not.toMatch(STUCK)
    throw error
  })
  expect(await screen.text(), `load ${load + 1}, ${path}`).not.toMatch(STUCK)
  await new Promise((resolve) => setTimeout(resolve, STAYS_MS[load % STAYS_MS.length]))
}
