import type { Page } from 'playwright-core'
import { fieldLines, namedLines, textLines, type Line } from '#tests/harness/steps/lines.ts'

/** Login. */
export function loginLines(page: Page): Line[] {
  return [
    ...fieldLines(page, [
      ['Email', 'required', 'email'],
      ['Password', 'required', 'password'],
    ]),
    ['forgot password', page.locator('main a[href="/forgot-password"]')],
    ['signup', page.locator('main a[href="/signup"]')],
  ]
}

/** Signup. */
export function signupLines(page: Page): Line[] {
  return [
    ...fieldLines(page, [
      ['Full name', 'required'],
      ['Email', 'required', 'email'],
      ['Phone', 'required', 'tel'],
      ['Password', 'required', 'password'],
      ['Confirm password', 'required', 'password'],
    ]),
    ...namedLines(page.getByRole('main'), 'button', ['Back']),
    ['login', page.locator('main a[href="/login"]')],
  ]
}

const EIGHT = ['Neck', 'Chest', 'Waist', 'Hips', 'Shoulder', 'Sleeve length', 'Inseam', 'Outseam']

/** The dashboard of a new shopper: three cards at 0 and the tab that it opens on. */
export function dashboardLines(page: Page): Line[] {
  const counts = page.getByRole('main').locator('dl').first()
  const panel = page.getByRole('tabpanel')
  return [
    ...textLines(counts, ['Orders Overall', 'Ready for Pickup', 'Measurements']),
    ['all 0', async () => (await counts.innerText()).replace(/\D/g, '') === '000'],
    ...namedLines(page, 'tab', ['Measurements', 'Orders', 'Profile']),
    [
      'the default tab',
      page.locator('[role="tab"][aria-selected="true"]', { hasText: 'Measurements' }),
    ],
    ['in inches', panel.locator('button[aria-pressed="true"]', { hasText: 'Inches' })],
    ...EIGHT.map((label): Line => [
      `${label} with a sample`,
      async () =>
        /^\d/.test(
          (await panel.getByLabel(label, { exact: true }).getAttribute('placeholder')) ?? '',
        ),
    ]),
  ]
}

/** Tailoring details. */
export function tailoringLines(page: Page): Line[] {
  const choices = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .locator('option:not([disabled])')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')).join(' '))
  return [
    ...namedLines(page, 'heading', [
      'Body Measurements (in inches)',
      'Fabric and Customization Preferences',
      'Additional Information',
    ]),
    ...fieldLines(page, [
      ...EIGHT.slice(0, 7).map((label) => [label, 'required'] as const),
      ...(['Material', 'Fit type', 'Colour'] as const).map((label) => [label, 'required'] as const),
      ['Additional requests', 'optional'],
    ]),
    ['no outseam', async () => (await page.getByLabel('Outseam', { exact: true }).count()) === 0],
    [
      'six materials',
      async () => (await choices('Material')) === 'cotton linen silk polyester wool others',
    ],
    ['three fits', async () => (await choices('Fit type')) === 'slim regular loose'],
    [
      'the default colour',
      async () => (await page.getByLabel('Colour', { exact: true }).inputValue()) === '#000000',
    ],
    ['no order code yet', async () => (await page.getByLabel('Order code').count()) === 0],
  ]
}
