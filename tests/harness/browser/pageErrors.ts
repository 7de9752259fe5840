import type { BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright-core'

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
  const noticed: string[] = []
  const note = (text: string) => void noticed.push(text)

  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (failure) => note(`page error: ${failure.error().stack ?? ''}`))
  context.on('response', (response: Response) => {
    if (response.status() < 400 || !response.url().startsWith(origin)) return
    note(`${response.request().method()} ${response.url()} ${response.status()}`)
  })
  const isLeftBehind = trackNavigations(context)
  context.on('requestfailed', (request: Request) => {
    if (!request.url().startsWith(origin) || isLeftBehind(request)) return
    note(`${request.method()} ${request.url()} ${request.failure()?.errorText ?? 'failed'}`)
  })

  return {
    allow: (pattern) => allowed.push(pattern),
    noticed: () => noticed,
    verdict: () => {
      const faults = noticed.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      if (faults.length > 0) throw new Error(`The page complained:\n${faults.join('\n')}`)
    },
  }
}

/**
 * Tells whether a request failed because its page was left, which is no fault of the shop.
 * Chromium reports ERR_ABORTED, but ERR_FAILED for a request that the service worker was answering.
 */
function trackNavigations(context: BrowserContext): (request: Request) => boolean {
  const pending = new Set<Request>()
  const leftBehind = new WeakSet<Request>()
  context.on('request', (request) => {
    if (request.isNavigationRequest()) {
      const page = pageOf(request)
      const ofSamePage = [...pending].filter((one) => page && pageOf(one) === page)
      ofSamePage.forEach((one) => leftBehind.add(one))
    }
    pending.add(request)
  })
  context.on('requestfinished', (request) => void pending.delete(request))
  context.on('requestfailed', (request) => void pending.delete(request))
  return (request) => request.failure()?.errorText === 'net::ERR_ABORTED' || leftBehind.has(request)
}

/** The page that asked, if it was not the service worker, nor a tab that is only being opened. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.serviceWorker() ? undefined : request.frame().page()
  } catch {
    return undefined
  }
}
