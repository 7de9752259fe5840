import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page, Request } from 'playwright-core'
import type { MakePhone } from '#tests/faults/campaign.ts'
import { startChromium, type OwnChromium, type Program } from './ownChromium.ts'
import type { Phone } from './phone.ts'
import { tabScript } from './tabScript.ts'
import type { TabCommand, TabReply } from './tab.ts'

const PAGE =
  '<!doctype html><meta charset="utf-8"><title>A tab</title><script src="/tab.js"></script>'
const AUTH_KEY = 'darzi_shopper'

/**
 * Without a request for this long the phone is idle. A request without a response for this long is
 * ignored, unless all are known to be answered.
 */
const QUIET_MS = 150
const LONG_QUIET_MS = 700
const PENDING_MS = 500
const TRUSTING_MS = 20_000
const TOUCH_MS = 12

/** Phones in Chromium: real storage, locks, realtime and processes that are killed. */
export async function browserPhones(program: Program): Promise<MakePhone> {
  const script = await tabScript('browser')
  return (origin) => Promise.resolve(browserPhone(program, script, origin))
}

function browserPhone(program: Program, script: string, origin: string): Phone {
  const profile = mkdtempSync(join(tmpdir(), 'darzi-phone-'))
  const pages = new Map<number, Page>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const asking = new Map<Request, number>()
  let chromium: Promise<OwnChromium> | undefined
  let lastSeen = 0
  let offline = false
  let skew = 0
  let patienceMs = PENDING_MS

  async function contextOf(): Promise<BrowserContext> {
    chromium ??= startChromium(program, profile).then(async (started) => {
      await prepare(started.context)
      return started
    })
    return (await chromium).context
  }

  async function prepare(context: BrowserContext): Promise<void> {
    // The service worker would serve both: a tab opens offline too.
    await context.route(/\/tab\.html$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: PAGE }),
    )
    await context.route(/\/blank\.html$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
    )
    await context.route(/\/tab\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await context.addInitScript(CLOCK)
    context.on('request', (request) => {
      if (request.url().includes('/api/realtime')) return
      asking.set(request, performance.now() + patienceMs)
    })
    context.on('requestfinished', answered)
    context.on('requestfailed', answered)
    await context.setOffline(offline)
  }

  function answered(request: Request): void {
    asking.delete(request)
    lastSeen = performance.now()
  }

  /** An action of another page of the phone, so that every tab gets the event. */
  async function elsewhere(key: string, text: string | undefined): Promise<void> {
    const page = await (await contextOf()).newPage()
    await page.goto(`${origin}/blank.html`)
    await page.evaluate(
      ([name, value]) =>
        value === undefined ? localStorage.removeItem(name) : localStorage.setItem(name, value),
      [key, text] as const,
    )
    await page.close()
  }

  async function quiet(ms: number): Promise<void> {
    lastSeen = performance.now()
    for (;;) {
      const now = performance.now()
      const busy = [...asking.values()].some((until) => now < until)
      if (!busy && now - lastSeen > ms) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  function disarm(tab: number): void {
    clearTimeout(timers.get(tab))
    timers.delete(tab)
  }

  async function lifecycle(tab: number, state: 'frozen' | 'active'): Promise<void> {
    const page = pages.get(tab)
    if (!page) return
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setWebLifecycleState', { state })
  }

  async function killAll(): Promise<void> {
    for (const tab of timers.keys()) disarm(tab)
    pages.clear()
    asking.clear()
    const started = chromium
    chromium = undefined
    await (await started)?.kill()
  }

  return {
    askedWithin: [],
    async open(tab) {
      if (pages.has(tab)) return
      const page = await (await contextOf()).newPage()
      pages.set(tab, page)
      await page.goto(`${origin}/tab.html`)
    },
    isOpen: (tab) => pages.has(tab),
    act: async (tab, wish) =>
      pages
        .get(tab)
        ?.evaluate(inPage, wish)
        .catch(() => undefined),
    async kill(tab, after) {
      disarm(tab)
      const page = pages.get(tab)
      if (!page || after === Infinity) return
      const die = () => {
        if (pages.get(tab) !== page) return
        pages.delete(tab)
        for (const request of asking.keys())
          if (request.frame().page() === page) asking.delete(request)
        void page.close().catch(() => undefined)
      }
      timers.set(tab, setTimeout(die, after * TOUCH_MS))
    },
    fill: async () => undefined,
    look: async () => undefined,
    killBrowser: killAll,
    freeze: (tab) => lifecycle(tab, 'frozen'),
    thaw: (tab) => lifecycle(tab, 'active'),
    async airplane(on) {
      offline = on
      await (await contextOf()).setOffline(on)
    },
    signIn: (saved) => elsewhere(AUTH_KEY, saved),
    async wait(ms) {
      skew += ms
      await elsewhere('skew', String(skew))
      for (const page of pages.values()) void page.evaluate(comeBack).catch(() => undefined)
      await quiet(LONG_QUIET_MS)
    },
    trust() {
      patienceMs = TRUSTING_MS
      // One that was silenced before ends with the client's own timeout.
      for (const request of asking.keys()) asking.set(request, performance.now() + patienceMs)
    },
    settle: () => quiet(QUIET_MS),
    async close() {
      await killAll()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The phone's clock, ahead by the offset that the test sets. */
const CLOCK = `{
  const Real = Date
  const now = () => Real.now() + Number(localStorage.getItem('skew') ?? 0)
  globalThis.Date = class extends Real {
    constructor(...given) { given.length > 0 ? super(...given) : super(now()) }
    static now() { return now() }
  }
}`

declare const tab: { runCommand: (wish: TabCommand) => Promise<TabReply> }

function inPage(wish: TabCommand): Promise<TabReply> {
  return tab.runCommand(wish)
}

function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'))
}
