import type { Page } from 'playwright-core'
import { fieldLines, namedLines, type Line } from '#tests/harness/steps/lines.ts'

/** What the home page shows between header and footer, in the specified words. */
export function homeLines(page: Page): Line[] {
  const hero = page.getByRole('main').locator('section').first()
  return [
    [
      'the hero’s film loops without sound',
      async () => (await hero.locator('video[loop]').count()) === 1,
    ],
    ['the hero has a title', hero.getByRole('heading', { level: 1 })],
    ['the hero leads to the about section', hero.locator('a[href="#about"]')],
    ...namedLines(page, 'heading', [
      'Our Services',
      'Bespoke Tailoring',
      'Made-to-Measure',
      'Alterations',
      'Personal Styling',
      'Our Collections',
      'Business Collection',
      'Wedding Attire',
      'Evening Collection',
      'Premium Fabrics',
      'Client Testimonials',
      'Book an Appointment',
    ]),
    [
      'Book a Consultation leads to /measurements',
      page.locator('a[href="/measurements"]', { hasText: 'Book a Consultation' }),
    ],
    ...namedLines(page, 'button', [
      'Explore More Collections',
      'Previous testimonial',
      'Next testimonial',
      'Show testimonial 1',
      'Show testimonial 2',
      'Show testimonial 3',
      'Send Request',
    ]),
    ...fieldLines(page.getByRole('region', { name: 'Book an Appointment' }), [
      ['Name', 'required'],
      ['Email', 'required', 'email'],
      ['Phone', 'required', 'tel'],
      ['Service', 'required'],
      ['Message', 'required'],
    ]),
  ]
}

/**
 * The banner of a signed-in shopper: orders, dashboard, the name before the at-sign.
 */
export function bannerLines(page: Page, name: string): Line[] {
  const banner = page.getByRole('main').locator('section').filter({ hasText: 'Total orders' })
  return [
    ['orders', banner.getByText('Total orders: 0')],
    ['the part before the at-sign', banner.getByText(new RegExp(`\\b${name}$`))],
    ['dashboard', banner.locator('a[href="/dashboard"]')],
    ['no address', async () => !(await banner.innerText()).includes('@')],
  ]
}
