import type { BrowserContext, Page } from 'playwright-core'

declare global {
  /** Set in tests: whether React has taken over the page that was loaded. */
  var isHydrated: boolean | undefined
}

/** Notes in every page of the visitor when React says that it has taken over. */
export async function noteHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('hydrated', () => (globalThis.isHydrated = true), { once: true })
  })
}

/**
 * Waits until React has taken over the page that was loaded, its effects included, and everything
 * that comes on its own is there.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.isHydrated === true)
  await page.locator('#root main h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.readyState === 'complete')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
