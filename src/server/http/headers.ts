import { pageHeaders, SECURITY_HEADERS } from '#domain/site/fileHeaders.js'
import { responseHeaders, type RequestEvent } from '#server/pocketbase/events.ts'
import { lazy } from '#server/pocketbase/files.ts'
import { emailjsOrigin } from '#server/settings/emailjs.ts'

/** The CSP sources of a page's inline styles and scripts: their hashes. */
export type InlineHashes = { style: readonly string[]; script: readonly string[] }

const HSTS = 'Strict-Transport-Security'
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

/** Headers, listed once: taking an object apart for each response is slow in PocketBase's engine. */
export type HeaderList = readonly { name: string; value: string }[]

const DATA = lazy(() =>
  listed({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  }),
)

const WITHOUT_INLINE = lazy(() => pageHeaderList({ style: [], script: [] }))

/** The headers of a page with these inline styles and scripts, or of a file that belongs to one. */
export function pageHeaderList(inline: InlineHashes): HeaderList {
  const connect = [emailjsOrigin()].filter((source) => source !== '')
  return listed(pageHeaders({ ...inline, connect }))
}

/** Sets the headers of a page, or of a file that belongs to one; `cache` is its Cache-Control. */
export function setPageHeaders(e: RequestEvent, cache: string, list = WITHOUT_INLINE()): void {
  setHeaders(e, list, cache)
}

/** Sets the headers of a data response, which is never shown as a document. */
export function setDataHeaders(e: RequestEvent, cache = 'no-store'): void {
  setHeaders(e, DATA(), cache)
}

/** Adds what an uploaded file lacks: PocketBase itself sandboxes it and makes it cacheable. */
export function setUploadHeaders(e: RequestEvent): void {
  const headers = responseHeaders(e)
  headers.set(HSTS, SECURITY_HEADERS[HSTS])
  headers.set(RESOURCE_POLICY, SECURITY_HEADERS[RESOURCE_POLICY])
  headers.del('X-XSS-Protection')
}

function listed(values: Record<string, string>): HeaderList {
  return Object.entries(values).map(([name, value]) => ({ name, value }))
}

function setHeaders(e: RequestEvent, list: HeaderList, cache: string): void {
  const headers = responseHeaders(e)
  for (const { name, value } of list) headers.set(name, value)
  headers.set('Cache-Control', cache)
  headers.del('X-XSS-Protection') // did more harm than good; browsers have removed it
}
