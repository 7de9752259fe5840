import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { onTestFinished } from 'vitest'
import { findChromium } from '#tools/setup/chromium/chromium.mjs'
import { recordPageErrors, type PageErrors } from './pageErrors.ts'
import { noteHydration } from './waitForHydration.ts'

export type Visitor = { context: BrowserContext; page: Page; watch: PageErrors }

type VisitorOptions = BrowserContextOptions & {
  /** The shop's URL; failed requests to it fail the test. */
  url: string
}

/** Timeout for a page on a busy machine. */
const PATIENCE_MS = 60_000

const PRINT_PATIENCE_MS = 2000
const PRINTED_CHARACTERS = 4000

const SHARED_MEMORY = '/dev/shm'
const SHARED_MEMORY_BYTES = 1 << 30

/** One for all test files of a worker. It ends with the worker's process. */
let browser: Promise<Browser> | undefined

/**
 * A new visitor with empty storage. When the test ends, the visitor is
 * closed, and any console or network error that the test did not allow fails it.
 */
export async function newVisitor({ url, ...options }: VisitorOptions): Promise<Visitor> {
  browser ??= launch()
  const context = await (await browser).newContext({ baseURL: url, ...options })
  return settle(context, await context.newPage(), url)
}

/**
 * A visitor for whom every page comes from the server, since the browser has no service worker.
 * Installing one is half the work of a short visit: for tests that are not about what it keeps.
 */
export async function newOnlineVisitor(options: VisitorOptions): Promise<Visitor> {
  const visitor = await newVisitor({ ...options, serviceWorkers: 'block' })
  visitor.watch.allow(/Service Worker registration blocked by Playwright/)
  return visitor
}

/** A folder for a visitor's profile, deleted when the test ends. */
export function newProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'darzi-profile-'))
  onTestFinished(() => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }))
  return profile
}

/**
 * A visitor with a profile on disk, as in an ordinary window: installing needs one. Given the
 * profile of a closed visitor, the same person opens the browser again.
 */
export async function newLastingVisitor({
  url,
  profile = newProfile(),
  ...options
}: VisitorOptions & { profile?: string }): Promise<Visitor> {
  const settings = await launchSettings()
  const context = await chromium.launchPersistentContext(profile, {
    ...settings,
    baseURL: url,
    ...options,
  })
  return settle(context, context.pages()[0] ?? (await context.newPage()), url)
}

async function settle(context: BrowserContext, page: Page, url: string): Promise<Visitor> {
  context.setDefaultTimeout(PATIENCE_MS)
  await noteHydration(context)
  const watch = recordPageErrors(context, url)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await printPages(context, watch)
    await context.close()
    watch.verdict()
  })
  return { context, page, watch }
}

/**
 * Prints what a failed test left behind: of each page its address, what a screen reader finds on it
 * and the requests that have no answer yet; and everything noticed, also what the test allows.
 */
async function printPages(context: BrowserContext, watch: PageErrors): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: PRINT_PATIENCE_MS })
      .catch((error: unknown) => `no snapshot: ${String(error)}`)
    process.stderr.write(`${page.url()}\n${shown.slice(0, PRINTED_CHARACTERS)}\n`)
  }
  const lines = [...watch.unanswered().map((url) => `no answer: ${url}`), ...watch.noticed()]
  for (const line of lines) process.stderr.write(`${line}\n`)
}

async function launch(): Promise<Browser> {
  return chromium.launch(await launchSettings())
}

async function launchSettings() {
  const found = await findChromium()
  if (!found.found) throw new Error(found.reason)
  const { executablePath, args } = found
  const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : []
  return { executablePath, args, ignoreDefaultArgs, env: { ...process.env, ...found.env } }
}

/**
 * Whether Chromium can keep its shared memory in memory. Playwright has it use files on the disk, as
 * containers often have only 64 MB: that costs 6 % more processor time.
 */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= SHARED_MEMORY_BYTES
}
