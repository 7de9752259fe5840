/**
 * The response headers of the storefront's pages and files, for both of its servers: PocketBase's
 * hooks, and the one that serves the build without PocketBase. Plain JavaScript, because the second
 * one runs without a bundler.
 */

/** Content types by file extension. @type {ReadonlyMap<string, string>} */
const TYPES = new Map([
  ['avif', 'image/avif'],
  ['css', 'text/css; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json'],
  ['mp4', 'video/mp4'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webm', 'video/webm'],
  ['webmanifest', 'application/manifest+json'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
  ['xml', 'application/xml; charset=utf-8'],
])

/** The content type of a file, by its extension. @param {string} name or the extension alone */
export function contentTypeOf(name) {
  return TYPES.get(name.slice(name.lastIndexOf('.') + 1)) ?? 'application/octet-stream'
}

/** Cache-Control of a file with a content hash in its name. */
export const ONE_YEAR = 'public, max-age=31536000, immutable'

/** The headers of every response. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/**
 * The headers of a page, or of a file that belongs to one, with the sources that its policy allows
 * beside the storefront itself.
 * @param {{ script?: readonly string[], style?: readonly string[], connect?: readonly string[] }} sources
 */
export function pageHeaders({ script = [], style = [], connect = [] }) {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data: blob: https:", // the owner may name a picture anywhere
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': policy.join(';'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}
