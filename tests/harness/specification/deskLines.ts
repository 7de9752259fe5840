import type { Page } from 'playwright-core'
import { namedLines, textLines, type Line } from '#tests/harness/steps/lines.ts'

/** The owner's first page, with nothing sold yet. */
export function deskLines(page: Page): Line[] {
  return [
    ...textLines(page, [
      'Total Products',
      'Total Revenue',
      'Recent Activity',
      'No recent activity to display',
    ]),
    ...namedLines(page, 'link', ['Dashboard', 'Products']),
    ...namedLines(page, 'button', ['Logout']),
  ]
}

/** The products as a table, with the ways to add, edit and delete one. */
export function productTableLines(page: Page): Line[] {
  const row = page.getByRole('row', { name: /^Navy Twill Suit/ })
  return [
    ...['Image', 'Name', 'Description', 'Category', 'Price', 'Actions'].map((name): Line => [
      `column ${name}`,
      page.getByRole('columnheader', { name, exact: true }),
    ]),
    ['image', row.locator('img')],
    ['price in rupees', row.getByText('₹42,999')],
    ...namedLines(row, 'button', ['Edit Navy Twill Suit', 'Delete Navy Twill Suit']),
    ...namedLines(page, 'button', ['Add Product']),
  ]
}
