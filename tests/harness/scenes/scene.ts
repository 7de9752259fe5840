import type { Page } from 'playwright-core'
import type { OpenShop } from '#tests/harness/browser/shopInBrowser.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'

/** One state of the shop worth a screenshot. */
export type Scene = {
  name: string
  open: (page: Page) => Promise<void>
  /** Drawn as it is printed on this paper, not on screens. */
  onPaper?: 'a4' | 'a5'
}

/** Consecutive scenes of the same visitor; `enter` runs before the first. */
export type Visit = {
  who: 'guest' | 'shopper' | 'owner' | 'customer'
  enter: (page: Page, shop: OpenShop) => Promise<void>
  scenes: Scene[]
}

/** Shows the page at a path, once its heading is visible. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
  await page.waitForLoadState('networkidle')
}

export function pageScene(name: string, path: string): Scene {
  return { name, open: (page) => arrive(page, path) }
}

/** A form that was sent empty. */
export function refusedScene(name: string, path: string, button: string): Scene {
  return {
    name,
    open: async (page) => {
      await arrive(page, path)
      // Before, the browser itself would say what is missing.
      await waitForHydration(page)
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
      await page.locator('[aria-invalid], :user-invalid, [role="alert"]').first().waitFor()
    },
  }
}

/** The scene before, as it is printed. */
export function paperScene(name: string, onPaper: Scene['onPaper'] = 'a4'): Scene {
  return { name, open: () => Promise.resolve(), onPaper }
}
