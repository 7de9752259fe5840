import type { BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright-core'

/** What Chromium says of requests while there is no network. */
export const WITHOUT_NETWORK =
  /ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/

export type PageErrors = {
  /**
   * Allows matching complaints in this test, before or after the call: the text of a console
   * message or page error, or "GET http://… 404" for a request.
   */
  allow: (pattern: RegExp) => void
  /** Everything noticed so far, allowed or not. */
  noticed: () => readonly string[]
  /** Throws with everything that was not allowed. Called automatically at the end of the test. */
  verdict: () => void
}

/**
 * Records console errors and warnings, uncaught errors and failed requests to the shop in every
 * page of a browser context, its service worker included.
 */
export function recordPageErrors(context: BrowserContext, url: string): PageErrors {
  const { origin } = new URL(url)
  const allowed: RegExp[] = []
  const notes: { text: string; request?: Request }[] = []
  const note = (text: string) => void notes.push({ text })

  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (failure) => {
    const { stack, message } = failure.error()
    note(`page error: ${stack || message}`) // the stack of a failed import is empty
  })
  context.on('response', (response: Response) => {
    if (response.status() < 400 || !response.url().startsWith(origin)) return
    note(`${response.request().method()} ${response.url()} ${response.status()}`)
  })
  const isLeftBehind = trackNavigations(context)
  context.on('requestfailed', (request: Request) => {
    if (!request.url().startsWith(origin)) return
    const failure = request.failure()?.errorText ?? 'failed'
    notes.push({ text: `${request.method()} ${request.url()} ${failure}`, request })
  })
  // Asked late: a failure may be reported before the navigation that caused it.
  const noticed = () =>
    notes.filter(({ request }) => !request || !isLeftBehind(request)).map(({ text }) => text)

  return {
    allow: (pattern) => allowed.push(pattern),
    noticed,
    verdict: () => {
      const faults = noticed().filter((text) => !allowed.some((pattern) => pattern.test(text)))
      if (faults.length > 0) throw new Error(`The page complained:\n${faults.join('\n')}`)
    },
  }
}

/** A busy DevTools reports a failure at most this much earlier than the navigation that caused it. */
const REORDERED_MS = 500

/**
 * Whether a request failed because its page was left, which is not a fault of the shop: it was pending
 * when the next page was requested, or the old page made it after that. Chromium reports
 * ERR_ABORTED, but ERR_FAILED for a request that the service worker was answering. The worker's own
 * requests name no page: they are left behind with the page that requested the same URL.
 */
function trackNavigations(context: BrowserContext): (request: Request) => boolean {
  /** Without a page: a request of the service worker. */
  const pending = new Map<Request, Page | undefined>()
  const leaving = new Set<Page>()
  const leftBehind = new WeakSet<Request>()
  const urlsLeftBehind = new Set<string>()
  let justFailed: { request: Request; page: Page; at: number }[] = []
  const leave = (page: Page) => {
    leaving.add(page)
    for (const [request, asker] of pending) if (asker === page) abandon(request)
    const since = performance.now() - REORDERED_MS
    justFailed = justFailed.filter(({ at }) => at > since)
    for (const { request, page: asker } of justFailed) if (asker === page) abandon(request)
  }
  const abandon = (left: Request) => {
    leftBehind.add(left)
    urlsLeftBehind.add(left.url())
    for (const [request, asker] of pending)
      if (!asker && request.url() === left.url()) leftBehind.add(request)
  }
  const follow = (page: Page) => {
    page.on('framenavigated', (frame) => frame === page.mainFrame() && leaving.delete(page))
  }
  const settle = (request: Request) => {
    const page = pending.get(request)
    pending.delete(request)
    if (page && request.failure()) justFailed.push({ request, page, at: performance.now() })
    if (page && request.isNavigationRequest() && request.failure()) leaving.delete(page)
  }
  context.pages().forEach(follow)
  context.on('page', follow)
  context.on('request', (request) => {
    const page = pageOf(request)
    if (!page) {
      if (urlsLeftBehind.has(request.url())) leftBehind.add(request)
    } else if (request.isNavigationRequest()) leave(page)
    else if (leaving.has(page)) abandon(request)
    else urlsLeftBehind.delete(request.url())
    pending.set(request, page)
  })
  context.on('requestfinished', settle)
  context.on('requestfailed', settle)
  return (request) => request.failure()?.errorText === 'net::ERR_ABORTED' || leftBehind.has(request)
}

/**
 * The page that made the request, if it was not the service worker, nor a tab that is only being
 * opened.
 */
function pageOf(request: Request): Page | undefined {
  try {
    return request.serviceWorker() ? undefined : request.frame().page()
  } catch {
    return undefined
  }
}
