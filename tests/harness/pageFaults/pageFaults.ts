import type { Page } from 'playwright-core'
import { twoFrames } from '#tests/harness/browser/steady.ts'
import { axeFaults } from './axeFaults.ts'
import { finishFaults } from './finishFaults.ts'
import { offScreenFaults } from './offScreenFaults.ts'

/** A phone, a tablet and a desktop. */
const WIDTHS = [360, 1024, 1440]

/** The narrowest phone and a usual one. */
const PHONES = [320, 390]

const LATE_MS = 5000

let loads = 0

type PageFaultsOptions = {
  /** Called once the page has loaded, before it is checked. */
  open?: () => Promise<void>
  /** The widths at which large text must fit; phones by default. */
  narrow?: readonly number[]
}

/** Loads a page, each at another of the three widths, and checks it as `shownFaults` does. */
export async function pageFaults(
  page: Page,
  path: string,
  { open, narrow }: PageFaultsOptions = {},
): Promise<string[]> {
  await showOn(page, 'light')
  await page.setViewportSize({ width: WIDTHS[(loads += 1) % WIDTHS.length] ?? 0, height: 900 })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
  await page.waitForLoadState('networkidle')
  await open?.()
  return shownFaults(page, path, narrow)
}

/**
 * What is wrong with the page as shown: what axe finds on light paper, and about the colours on dark
 * paper; what is out of line at each width; what sticks out of a narrow screen with large text.
 */
export async function shownFaults(
  page: Page,
  where: string,
  narrow: readonly number[] = PHONES,
): Promise<string[]> {
  const faults = await axeFaults(page, where)
  await showOn(page, 'dark')
  faults.push(...(await axeFaults(page, `dark ${where}`, ['color-contrast'])))
  await showOn(page, 'light')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await twoFrames(page)
    faults.push(...(await lastingFinishFaults(page, `${where} at ${width}`)))
  }
  return [...faults, ...(await offScreenFaults(page, where, narrow))]
}

/** Without movement, so that paper and ink change at once. */
function showOn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  return page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** Elements that load late may be out of line for a moment. */
async function lastingFinishFaults(page: Page, where: string): Promise<string[]> {
  let faults = await finishFaults(page, where)
  for (const end = Date.now() + LATE_MS; faults.length > 0 && Date.now() < end;)
    faults = await finishFaults(page, where)
  return faults
}
