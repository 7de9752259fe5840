import type { Page } from 'playwright-core'
import { fieldLines, namedLines, textLines, type Line } from '#tests/harness/steps/lines.ts'

/** A signed-out visitor's cart with a suit in it. */
export function cartLines(page: Page): Line[] {
  const item = page.getByRole('listitem').filter({ hasText: 'Navy Twill Suit' })
  return [
    ...namedLines(item, 'heading', ['Navy Twill Suit']),
    ...textLines(item, ['Suits', '₹42,999', 'Material: As shown']),
    ...namedLines(item, 'button', ['Remove Navy Twill Suit from cart']),
    ['picture', item.locator('img')],
    ...textLines(page, ['Subtotal', 'Shipping', 'Free', 'Total']),
    ...namedLines(page, 'button', ['Login to Checkout', 'Clear Cart']),
  ]
}

/** The checkout with its only payment method selected. */
export function checkoutLines(page: Page): Line[] {
  const code = page.getByLabel('Country code')
  return [
    ...fieldLines(page, [
      ...(['First name', 'Last name'] as const).map((name) => [name, 'required'] as const),
      ['Email', 'required', 'email'],
      ['Country code', 'required'],
      ['WhatsApp number', 'required', 'tel'],
      ...(['Address', 'City', 'State', 'PIN code', 'Country'] as const).map(
        (name) => [name, 'required'] as const,
      ),
      ['Pay via WhatsApp', 'required', 'radio'],
    ]),
    ['default country code', async () => (await code.inputValue()) === '+91'],
    ['twenty country codes', async () => (await code.locator('option').count()) === 20],
    ['QR code', page.locator('img[width="200"][height="200"]')],
    ['chat link', page.locator('a[href^="https://wa.me/"]')],
    ...textLines(page, ['Click Place Order only after paying through WhatsApp.', 'Free']),
    ...namedLines(page, 'button', ['Place Order']),
  ]
}
