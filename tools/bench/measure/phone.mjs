import { chromium } from 'playwright-core'
import { bundledChromium } from '../../setup/chromium/bundledChromium.mjs'
import { findChromium } from '../../setup/chromium/chromium.mjs'
import { cacheFolder } from '../../setup/folders.mjs'
import { startProgress } from '../../setup/process/progress.mjs'

/** The network and processor of Lighthouse's mobile preset, applied in the browser itself. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const CPU_RATE = 4

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** The newest Chromium found, and how another program launches the same one. */
export async function benchBrowser() {
  const found = await findChromium()
  if (!found.found) throw new Error(found.reason)
  return launch(found)
}

/**
 * The Chromium from the npm package, if its version differs from the newest one.
 * @param {string} newest
 */
export async function olderBrowser(newest) {
  const found = await bundledChromium(process.env, cacheFolder(process.env), startProgress)
  return 'reason' in found || found.version === newest ? undefined : launch(found)
}

/** @param {{ executablePath: string, args?: string[], env: Record<string, string> }} found */
async function launch({ executablePath, args = [], env: added }) {
  const env = { ...process.env, ...added }
  const browser = await chromium.launch({ executablePath, args, env })
  return { browser, executablePath, env, version: browser.version() }
}

/**
 * A new visitor with a phone.
 * @param {import('playwright-core').Browser} browser
 * @param {{ slow?: boolean, slowCpu?: boolean }} [how]
 */
export async function phone(browser, { slow = false, slowCpu = slow } = {}) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (slow) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  if (slowCpu) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  return { context, page, session }
}
