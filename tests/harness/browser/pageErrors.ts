import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core'

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
  context.on('requestfailed', (request: Request) => {
    if (!request.url().startsWith(origin) || leftBehind(request)) return
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

/** A request aborted by navigation, such as a realtime stream, is no failure. */
function leftBehind(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED'
}
