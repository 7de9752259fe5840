import type { Page } from 'playwright-core'
import { seeNotice, SHOPPER } from '#tests/harness/steps/shopperSteps.ts'
import { arrive, paperScene, type Scene } from './scene.ts'
import { openOrder } from './shopperScenes.ts'

/** The shopper again, on another device, after the owner has worked on the order. */
export async function signInAgain(page: Page): Promise<void> {
  await arrive(page, '/login')
  await page.getByLabel('Email', { exact: true }).first().fill(SHOPPER.email)
  await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password)
  await seeNotice(page, 'Logged in successfully!', () =>
    page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click(),
  )
}

/** An order that is being worked on, and the pages that belong to it. */
export const customerScenes: Scene[] = [
  { name: 'dashboard-orders-worked', open: (page) => arrive(page, '/dashboard?tab=orders') },
  { name: 'order', open: openOrder },
  paperScene('receipt-printed'),
  { name: 'document', open: follow(/^Tax Invoice INV-/) },
  { name: 'fitting', open: follow(/trial$|^See or change$|^Confirm or change/) },
  { name: 'pay', open: follow(/^Pay .+ by UPI$/) },
]

/** Opens the order, and there a link. */
function follow(name: string | RegExp): Scene['open'] {
  return async (page: Page) => {
    await openOrder(page)
    const before = page.url()
    await page.getByRole('link', { name }).click()
    await page.waitForURL((url) => url.href !== before)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
}
