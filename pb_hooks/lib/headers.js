/// Response headers.
const emailjs = require(`${__hooks}/lib/emailjs.js`)
const { answerHeaders } = require(`${__hooks}/lib/http.js`)

const SOURCES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:", // the owner may name a picture anywhere
  "font-src 'self'",
  "media-src 'self'",
  `connect-src 'self'${emailjs.isOn() ? ` ${emailjs.origin}` : ''}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

const SHARED = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

const PAGE = Object.assign({}, SHARED, {
  'Content-Security-Policy': SOURCES.join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
})

const DATA = Object.assign({}, SHARED, {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
})

const ONE_YEAR = 'public, max-age=31536000, immutable'

/**
 * Sets the headers of a page, or of a file that belongs to one. `cache` is its Cache-Control,
 * `within` the hashes of the page's inline styles and scripts.
 */
function asPage(e, cache, within) {
  setAll(e, PAGE, cache)
  if (!within) return
  const policy = ['style', 'script'].reduce((text, kind) => {
    const own = `${kind}-src 'self'`
    return text.replace(own, [own].concat(within[kind]).join(' '))
  }, PAGE['Content-Security-Policy'])
  answerHeaders(e).set('Content-Security-Policy', policy)
}

/** Sets the headers of a data response, which is never shown as a document. */
function asData(e, cache) {
  setAll(e, DATA, cache)
}

/** Adds what an uploaded file lacks: PocketBase itself sandboxes it and makes it cacheable. */
function asFile(e) {
  const headers = answerHeaders(e)
  for (const name of ['Strict-Transport-Security', 'Cross-Origin-Resource-Policy']) {
    headers.set(name, SHARED[name])
  }
  headers.del('X-XSS-Protection')
}

function setAll(e, values, cache) {
  const headers = answerHeaders(e)
  for (const name in values) headers.set(name, values[name])
  headers.set('Cache-Control', cache)
  headers.del('X-XSS-Protection') // did more harm than good; browsers have removed it
}

module.exports = { asPage, asData, asFile, ONE_YEAR }
