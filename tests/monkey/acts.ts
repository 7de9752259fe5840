import { errors, type Locator, type Page } from 'playwright-core'
import { pick, type Random } from './random.ts'

/** Does one thing on the page; returns what, for the report. */
export type Act = (page: Page, random: Random) => Promise<string>

/** How long an act waits for what it has chosen, in milliseconds: it may be covered. */
const PATIENCE_MS = 2000

const PRESSED = 'a[href]:visible, button:visible, summary:visible'
const FILLED = 'input:visible, textarea:visible, select:visible'

/** Ends the session or the account, leaves the shop, or saves a file. */
const SPARED = /^(Logout|Download|Delete my account)/
const OUTSIDE = /wa\.me|^mailto:|^tel:|^upi:/

/** What people type, by mistake too: other scripts, emoji, spaces, far too much, markup. */
const TEXTS = [
  'Asha',
  'अनीता देसाई',
  '👩‍👩‍👧😀',
  '   ',
  '-5',
  '0',
  '12.5',
  '३५',
  '99999999999',
  '1e9',
  "O'Brien <b>x</b>",
  '98765 43210',
  'asha@example.com',
  '400001',
  '2026-12-01',
  'a'.repeat(300),
] as const

const KEYS = ['Escape', 'Enter', 'Tab', 'ArrowRight', 'ArrowLeft', 'Space', 'End', 'Home'] as const

async function press(page: Page, random: Random): Promise<string> {
  const target = await oneOf(page.locator(PRESSED), random)
  if (!target) return 'presses nothing'
  const name = await nameOf(target)
  const address = await target.getAttribute('href', { timeout: PATIENCE_MS })
  if (SPARED.test(name) || OUTSIDE.test(address ?? '')) return `spares "${name}"`
  // A slow phone makes people impatient.
  const clickCount = random() < 0.2 ? 2 : 1
  return tried(`presses "${name}"${clickCount > 1 ? ' twice' : ''}`, () =>
    target.click({ timeout: PATIENCE_MS, clickCount }),
  )
}

async function fill(page: Page, random: Random): Promise<string> {
  const field = await oneOf(page.locator(FILLED), random)
  if (!field) return 'types nothing'
  const name = await nameOf(field)
  const { tag, type, options } = await field.evaluate((element) => ({
    tag: element.tagName,
    type: element.getAttribute('type') ?? 'text',
    options: element instanceof HTMLSelectElement ? element.options.length : 0,
  }))
  if (tag === 'SELECT') {
    const index = Math.floor(random() * options)
    return tried(`chooses ${index} of "${name}"`, () =>
      field.selectOption({ index }, { timeout: PATIENCE_MS }),
    )
  }
  if (type === 'file') return `spares "${name}"`
  if (type === 'checkbox' || type === 'radio')
    return tried(`checks "${name}"`, () => field.click({ timeout: PATIENCE_MS, force: true }))
  const text = pick(TEXTS, random)
  return tried(`types "${text.slice(0, 20)}" into "${name}"`, async () => {
    await field.click({ timeout: PATIENCE_MS })
    await page.keyboard.insertText(text)
  })
}

async function touchKey(page: Page, random: Random): Promise<string> {
  const key = pick(KEYS, random)
  await page.keyboard.press(key)
  return `presses ${key}`
}

async function scroll(page: Page, random: Random): Promise<string> {
  const pixels = Math.round(random() * 2400 - 800)
  await page.mouse.wheel(0, pixels)
  return `scrolls ${pixels} px`
}

const goBack: Act = (page) => tried('goes back', () => page.goBack({ timeout: PATIENCE_MS }))
const goForward: Act = (page) =>
  tried('goes forward', () => page.goForward({ timeout: PATIENCE_MS }))
export const reload: Act = (page) => tried('reloads', () => page.reload({ timeout: PATIENCE_MS }))

/** Each act, and how often it comes among a hundred. */
const ACTS: readonly (readonly [Act, number])[] = [
  [press, 55],
  [fill, 25],
  [scroll, 6],
  [goBack, 5],
  [touchKey, 4],
  [goForward, 3],
  [reload, 2],
]

/** The next act of a walk. */
export function nextAct(random: Random): Act {
  let left = random() * 100
  for (const [act, share] of ACTS) {
    left -= share
    if (left < 0) return act
  }
  return press
}

async function oneOf(found: Locator, random: Random): Promise<Locator | undefined> {
  const count = await found.count()
  return count === 0 ? undefined : found.nth(Math.floor(random() * count))
}

function nameOf(target: Locator): Promise<string> {
  return target.evaluate(
    (element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const name = element.getAttribute('aria-label') ?? (label ?? element).textContent
      return name.trim().slice(0, 40)
    },
    undefined,
    { timeout: PATIENCE_MS },
  )
}

/** Does it, unless what was chosen is covered or has gone: a person would miss it too. */
async function tried(what: string, act: () => Promise<unknown>): Promise<string> {
  try {
    await act()
    return what
  } catch (error) {
    if (!isMissed(error)) throw error
    return `${what} (target gone)`
  }
}

/** Whether the page changed or loaded meanwhile. */
export function isMissed(error: unknown): boolean {
  if (error instanceof errors.TimeoutError) return true
  return (
    error instanceof Error &&
    /destroyed|navigat|detached|not attached|net::ERR_|interrupted|element is not a/i.test(
      error.message,
    )
  )
}
