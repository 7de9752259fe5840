import type { BrowserContext, Page } from 'playwright-core'

declare global {
  /** Set in tests: whether the loaded page is hydrated. */
  var isHydrated: boolean | undefined
}

/** Records in every page of the visitor when hydration has ended. */
export async function noteHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('hydrated', () => (globalThis.isHydrated = true), { once: true })
  })
}

/**
 * Waits until the loaded page is hydrated, its effects included, and everything that loads by
 * itself is there.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.isHydrated === true)
  await page.locator('#root main h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.readyState === 'complete')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
