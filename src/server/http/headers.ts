import { responseHeaders, type RequestEvent } from '#server/pocketbase/events.ts'
import { lazy } from '#server/pocketbase/files.ts'
import { emailjsOrigin } from '#server/settings/emailjs.ts'

/** The CSP sources of a page's inline styles and scripts: their hashes. */
export type InlineHashes = { style: readonly string[]; script: readonly string[] }

const HSTS = 'Strict-Transport-Security'
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

const SHARED = {
  [HSTS]: 'max-age=63072000; includeSubDomains',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  [RESOURCE_POLICY]: 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

const DATA = {
  ...SHARED,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** For files with a content hash in their name. */
export const ONE_YEAR = 'public, max-age=31536000, immutable'

const NO_INLINE: InlineHashes = { style: [], script: [] }

const connectSources = lazy(() => ["'self'", emailjsOrigin()].filter((source) => source !== ''))

/** Sets the headers of a page, or of a file that belongs to one; `cache` is its Cache-Control. */
export function setPageHeaders(e: RequestEvent, cache: string, inline = NO_INLINE): void {
  const page = { ...SHARED, 'Content-Security-Policy': contentPolicy(inline) }
  setHeaders(e, { ...page, 'Cross-Origin-Opener-Policy': 'same-origin' }, cache)
}

function contentPolicy({ style, script }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data: blob: https:", // the owner may name a picture anywhere
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${connectSources().join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sets the headers of a data response, which is never shown as a document. */
export function setDataHeaders(e: RequestEvent, cache = 'no-store'): void {
  setHeaders(e, DATA, cache)
}

/** Adds what an uploaded file lacks: PocketBase itself sandboxes it and makes it cacheable. */
export function setUploadHeaders(e: RequestEvent): void {
  const headers = responseHeaders(e)
  headers.set(HSTS, SHARED[HSTS])
  headers.set(RESOURCE_POLICY, SHARED[RESOURCE_POLICY])
  headers.del('X-XSS-Protection')
}

function setHeaders(e: RequestEvent, values: Record<string, string>, cache: string): void {
  const headers = responseHeaders(e)
  for (const [name, value] of Object.entries(values)) headers.set(name, value)
  headers.set('Cache-Control', cache)
  headers.del('X-XSS-Protection') // did more harm than good; browsers have removed it
}
