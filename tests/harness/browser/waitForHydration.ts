import type { Page } from 'playwright-core'

/**
 * Waits until React has set the hydration marker and everything that animates on its own is there.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root main h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
  await page.waitForFunction(() => document.readyState === 'complete')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
