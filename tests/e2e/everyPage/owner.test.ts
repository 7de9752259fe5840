import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asOwner } from '#tests/harness/browser/signedIn.ts'
import { pageFaults } from '#tests/harness/pageFaults/pageFaults.ts'

const DESK = [
  '/admin/dashboard',
  '/admin/products',
  '/admin/orders',
  '/admin/orders/new',
  '/admin/requests',
  '/admin/settings',
]

/** A phone and a tablet. */
const NARROW = [390, 768]

const shop = shopInBrowser()

test('The desk’s pages are aligned and accessible, and fit a phone and a tablet with text at 200 %', async () => {
  const { page } = await newOnlineVisitor(await asOwner(shop))
  const found: string[] = []
  for (const path of DESK) found.push(...(await pageFaults(page, path, { narrow: NARROW })))
  expect(found).toEqual([])
})
