import { describe, test } from 'vitest'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import { fillSignUp } from './harness/shopperSteps.ts'
import { enginesOfRun, visit } from './harness/visit.ts'

/** Longer than it takes to type an address. */
const SLOW_MS = 5_000

/** What Firefox says of a module that was still loading when its page was left. */
const LEFT = /error loading dynamically imported module/

const shop = shopBehindRelay()

describe.each(await enginesOfRun())('$name $version', (engine) => {
  test('opening another address while a page is loading arrives at that address', () =>
    visit(engine, { name: 'leaving', url: shop.url, allow: LEFT }, async (screen) => {
      await screen.goto('/signup')
      await fillSignUp(screen, `leaving-${engine.name}@example.com`)
      shop.slowAssets(SLOW_MS)
      await screen.click('button', 'Create Account')
      await screen.sees('Account created successfully!')
      await screen.goto('/contact')
      shop.goOnline()
      await screen.finds('heading', 'Contact')
    }))
})
