import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findEngine, ENGINE_NAMES, type Engine, type EngineName } from '#tools/engines/engines.mjs'
import { PROJECT } from '#tools/setup/folders.mjs'
import type { Driver, Size, OpenDriver } from '#tests/engines/drivers/driver.ts'
import { screenOf, type Screen } from './screen.ts'
import { openChromium } from '#tests/engines/drivers/chromiumDriver.ts'
import { openFirefox } from '#tests/engines/drivers/firefoxDriver.ts'
import { openWebkit } from '#tests/engines/drivers/webkitDriver.ts'

export const PHONE: Size = { width: 447, height: 844 }
export const TABLET: Size = { width: 1280, height: 900 }

const SCREENSHOTS = join(PROJECT, 'test-results', 'engines')

/** The engines of this run: those that `npm run test:engines` names, or all that are installed. */
export async function enginesOfRun(env = process.env): Promise<Engine[]> {
  const names = env['TEST_ENGINES']?.split(',') ?? ENGINE_NAMES
  const engines = await Promise.all(
    ENGINE_NAMES.filter((name) => names.includes(name)).map((name) => findEngine(name)),
  )
  return engines.filter((engine): engine is Engine => 'version' in engine)
}

type Visit = {
  name: string
  /** Of the shop, without a slash at its end. */
  url: string
  size?: Size
  /** Errors that the test expects, such as those of an unreachable network. */
  allow?: RegExp
}

/**
 * Opens a new browser on the shop, runs the visit and closes the browser. A failure reports what
 * was on the page and leaves a screenshot; errors on the console fail the visit.
 */
export async function visit(
  engine: Engine,
  { name, url, size = PHONE, allow }: Visit,
  use: (screen: Screen) => Promise<void>,
): Promise<void> {
  const driver = await openDriver(engine, size)
  const screen = screenOf(driver, url)
  try {
    await use(screen)
    const complaints = await driver.complaints()
    const unexpected = complaints.filter((text) => !allow?.test(text))
    if (unexpected.length > 0)
      throw new Error(`Unexpected console errors:\n${unexpected.join('\n')}`)
  } catch (error) {
    throw new Error(await account(driver, screen, `${engine.name} ${name}`, error))
  } finally {
    await driver.close()
  }
}

async function account(driver: Driver, screen: Screen, name: string, error: unknown) {
  const unknown = (why: unknown) => `(cannot be read: ${String(why)})`
  const text = await screen.text().catch(unknown)
  const address = await driver.run('location.href').catch(unknown)
  const complaints = await driver.complaints().catch((why: unknown) => [unknown(why)])
  const file = join(SCREENSHOTS, `${name.replace(/\W+/g, '-')}.png`)
  const saved = await save(driver, file).catch(unknown)
  return [
    error instanceof Error ? (error.stack ?? error.message) : String(error),
    `On the page ${String(address)}: ${text}`,
    ...complaints.map((complaint) => `console error: ${complaint}`),
    `Screenshot: ${saved}`,
  ].join('\n')
}

async function save(driver: Driver, file: string): Promise<string> {
  mkdirSync(SCREENSHOTS, { recursive: true })
  writeFileSync(file, await driver.screenshot())
  return file
}

const OPEN: Record<EngineName, OpenDriver> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
}

/** Opens a browser of this engine with an empty profile. */
function openDriver(engine: Engine, size: Size): Promise<Driver> {
  return OPEN[engine.name](engine, size)
}
