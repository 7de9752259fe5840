import { pageHeaders, SECURITY_HEADERS } from '#domain/site/fileHeaders.js'
import { responseHeaders, type RequestEvent } from '#server/pocketbase/events.ts'
import { emailjsOrigin } from '#server/settings/emailjs.ts'

/** The CSP sources of a page's inline styles and scripts: their hashes. */
export type InlineHashes = { style: readonly string[]; script: readonly string[] }

const HSTS = 'Strict-Transport-Security'
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

const DATA = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

const NO_INLINE: InlineHashes = { style: [], script: [] }

/** Sets the headers of a page, or of a file that belongs to one; `cache` is its Cache-Control. */
export function setPageHeaders(e: RequestEvent, cache: string, inline = NO_INLINE): void {
  const connect = [emailjsOrigin()].filter((source) => source !== '')
  setHeaders(e, pageHeaders({ ...inline, connect }), cache)
}

/** Sets the headers of a data response, which is never shown as a document. */
export function setDataHeaders(e: RequestEvent, cache = 'no-store'): void {
  setHeaders(e, DATA, cache)
}

/** Adds what an uploaded file lacks: PocketBase itself sandboxes it and makes it cacheable. */
export function setUploadHeaders(e: RequestEvent): void {
  const headers = responseHeaders(e)
  headers.set(HSTS, SECURITY_HEADERS[HSTS])
  headers.set(RESOURCE_POLICY, SECURITY_HEADERS[RESOURCE_POLICY])
  headers.del('X-XSS-Protection')
}

function setHeaders(e: RequestEvent, values: Record<string, string>, cache: string): void {
  const headers = responseHeaders(e)
  for (const [name, value] of Object.entries(values)) headers.set(name, value)
  headers.set('Cache-Control', cache)
  headers.del('X-XSS-Protection') // did more harm than good; browsers have removed it
}
