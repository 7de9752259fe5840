import type { Locator, Page } from 'playwright-core'
import { namedLines, type Line } from '#tests/harness/steps/lines.ts'

const SECTION_LINKS = ['Services', 'About', 'Collections', 'Testimonials']

const MAKE_CLOTHES = 'Make Your Clothes Stitched'

/** The header on the home page of a signed-out visitor. */
export function headerLines(page: Page): Line[] {
  const header = page.getByRole('banner')
  return [
    ['brand', header.getByText('Ember & Thread')],
    ...namedLines(header, 'link', SECTION_LINKS),
    ['user icon to /login', header.locator('a[href="/login"]')],
    ['cart icon to /cart', header.locator('a[href="/cart"]')],
    ...namedLines(header, 'button', [MAKE_CLOTHES]),
  ]
}

/** The mobile menu mirrors these links. */
export function menuLines(menu: Locator): Line[] {
  return [
    ...namedLines(menu, 'link', [...SECTION_LINKS, 'Your account', 'Cart']),
    ...namedLines(menu, 'button', [MAKE_CLOTHES]),
  ]
}

/** The footer: newsletter, currency slider, copyright, address and hours. */
export function footerLines(page: Page): Line[] {
  const footer = page.getByRole('contentinfo')
  return [
    ['newsletter', footer.getByRole('textbox', { name: 'Newsletter' })],
    ...namedLines(footer, 'button', ['Subscribe']),
    ['currency slider', footer.getByRole('slider', { name: 'Currency' })],
    ...[
      'Mon-Fri 9am-6pm',
      'Sat 10am-4pm',
      'Sun closed',
      '14 Rope Walk Lane',
      /© \d{4} Ember & Thread/,
    ].map((text): Line => [`footer ${text}`, footer.getByText(text)]),
  ]
}

/** Back and home buttons, on every page except home. */
export function wayBackLines(page: Page): Line[] {
  return namedLines(page.getByRole('banner'), 'button', ['Back', 'Home'])
}

/** A notification's distance from the top and the right of the window, in pixels. */
export async function cornerOf(page: Page, text: string): Promise<{ top: number; right: number }> {
  // Found and measured in one call: a notification disappears automatically.
  const measured = await page.waitForFunction((wanted) => {
    const all = [...document.querySelectorAll('[role="alert"], [role="status"]')]
    const box = all.find(({ textContent }) => textContent === wanted)?.getBoundingClientRect()
    return box && { top: box.top, right: innerWidth - box.right }
  }, text)
  return (await measured.jsonValue()) ?? { top: Infinity, right: Infinity }
}
