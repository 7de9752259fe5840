import { describe, expect, test } from 'vitest'
import { shopBehindRelay } from './harness/shopBehindRelay.ts'
import { enginesOfRun, visit } from './harness/visit.ts'

const shop = shopBehindRelay()

const IS_CONTROLLED = 'navigator.serviceWorker.controller !== null'
const NOTICE = "document.body.innerText.includes('A new version of the shop')"
/** What Firefox reports of the files that a page was loading when it was left. */
const LEFT = /dynamically imported module|Loading (failed|module)|\/assets\//

const NOTICED_WITHIN_MS = 1500

describe.each(await enginesOfRun())('$name $version', (engine) => {
  test('a page that is opened while the first worker is installing announces no new version', async () => {
    const size = { width: 1024, height: 768 }
    await visit(engine, { name: 'first', url: shop.url, size, allow: LEFT }, async (screen) => {
      await screen.goto('/all-collections/navy-twill-suit')
      await screen.sees('How it is made')
      await screen.goto('/login')
      await expect.poll(() => screen.driver.run(IS_CONTROLLED), { timeout: 30_000 }).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, NOTICED_WITHIN_MS))
      expect(await screen.driver.run(NOTICE)).toBe(false)
    })
  })
})
