import { describe, expect, test } from 'vitest'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import { addToCart } from './harness/shopperSteps.ts'
import { enginesOfRun, visit } from './harness/visit.ts'

/** What the engines log for a script that does not come. */
const MISSED = /500|module|MIME|download/

const shop = shopBehindRelay()

describe.each(await enginesOfRun())('$name $version', (engine) => {
  test.each([
    ['the first script', /\/start-/],
    ['the script of the page', /\/Catalogue-/],
    ['a script that another needs', /\/rolldown-runtime-/],
  ])('the shop works after a reload when %s failed to load once', (_, script) =>
    visit(engine, { name: 'missed script', url: shop.url, allow: MISSED }, async (screen) => {
      shop.fail(script)
      await screen.goto('/all-collections')
      await screen.becomesTrue(hasAskedFor(script))
      shop.goOnline()
      await screen.reload().catch(() => undefined) // Firefox, where the page already reloads itself
      await addToCart(screen, 'Navy Twill Suit')
      expect(await screen.text()).toContain('30 pieces')
    }),
  )
})

/** JavaScript for the page: whether it has asked for this script, and has had its answer. */
function hasAskedFor(script: RegExp): string {
  return `performance.getEntriesByType('resource').some(({ name }) => ${String(script)}.test(name))`
}
