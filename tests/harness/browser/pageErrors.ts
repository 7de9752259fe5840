import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core'

/** What Chromium says of requests while there is no network. */
export const WITHOUT_NETWORK =
  /ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/

/**
 * What Chromium says when a picture is in memory in a larger width than the page needs: it shows
 * that one, but its preload has already asked for the smaller. Only a window resized
 * between two pages has both.
 */
export const LARGER_PICTURE_IN_MEMORY =
  /pictures\/\S+\.avif was preloaded using link preload but not/

export type PageErrors = {
  /**
   * Allows matching complaints in this test, before or after the call: the text of a console
   * message or page error, or "GET http://… 404" for a request.
   */
  allow: (pattern: RegExp) => void
  /** Everything noticed so far, allowed or not. */
  noticed: () => readonly string[]
  /** The addresses of the requests that have neither an answer nor failed. */
  unanswered: () => string[]
  /** Throws with everything that was not allowed. Called automatically at the end of the test. */
  verdict: () => void
}

/**
 * Records console errors and warnings, uncaught errors and refused requests to the shop in every
 * page of a browser context, its service worker included. Chromium logs an error for each request
 * that a page loses, but not when the page was being left: Playwright's "requestfailed" does not
 * tell the two apart.
 */
export function recordPageErrors(context: BrowserContext, url: string): PageErrors {
  const { origin } = new URL(url)
  const allowed: RegExp[] = []
  const noticed: string[] = []
  const open = new Set<Request>()

  context.on('request', (request) => open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    noticed.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (failure) => {
    const { stack, message } = failure.error()
    noticed.push(`page error: ${stack || message}`) // the stack of a failed import is empty
  })
  context.on('response', (response: Response) => {
    if (response.status() < 400 || !response.url().startsWith(origin)) return
    noticed.push(`${response.request().method()} ${response.url()} ${response.status()}`)
  })

  return {
    allow: (pattern) => allowed.push(pattern),
    noticed: () => noticed,
    unanswered: () => [...open].map((request) => request.url()),
    verdict: () => {
      const faults = noticed.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      if (faults.length > 0)
        throw new Error(`Unexpected console or network errors:\n${faults.join('\n')}`)
    },
  }
}
