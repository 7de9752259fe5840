import type { Locator, Page } from 'playwright-core'
import { namedLines, textLines, type Line } from '#tests/harness/steps/lines.ts'

/** The collection and one card of its grid. */
export function collectionLines(page: Page): Line[] {
  const suit = page.getByRole('listitem').filter({ hasText: 'Navy Twill Suit' })
  const chips = suit.getByRole('list', { name: 'Required Measurements' })
  return [
    ...namedLines(page, 'heading', ['Our Complete Collection']),
    ...namedLines(page, 'button', ['All', 'Suits', 'Kurta', 'Fabrics', 'Belts']),
    ['picture', suit.getByRole('img', { name: 'Navy Twill Suit' })],
    ...namedLines(suit, 'heading', ['Navy Twill Suit']),
    ['description', suit.getByText('A two-button suit')],
    ['price in rupees', suit.getByText('₹42,999')],
    ...namedLines(suit, 'button', ['Add to Cart']),
    ['chips', chips.getByText('Chest')],
  ]
}

/** The side detail panel of a suit (opened from the grid). */
export function panelLines(panel: Locator): Line[] {
  return [
    ...textLines(panel, [
      'Current price',
      'Price range',
      'Offer',
      'Sizes',
      'Sleeve length',
      'Material',
      'Description',
      'Properties',
      'Care',
    ]),
    ['sizes of suits', panel.getByText(/38R.*46R/)],
    ['materials', panel.getByRole('radio', { name: 'Wool' })],
    ['related', panel.getByRole('link', { name: 'Glen Check Suit' })],
    ...namedLines(panel, 'button', ['Share', 'Add to Cart']),
  ]
}
