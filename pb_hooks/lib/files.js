/// The files of the built storefront, with the Brotli copies that the build wrote beside them.
const headers = require(`${__hooks}/lib/headers.js`)
const folder = require(`${__hooks}/lib/publicFolder.js`)

const TYPES = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

const COPY = '.br'
const tree = $os.dirFS(folder)
const etags = listed()

/** The ETag of every file. The list is read once: a new build needs a restart. */
function listed() {
  const found = {}
  const walk = (path) => {
    for (const entry of $os.readDir(`${folder}/${path}`)) {
      const name = `${path}${entry.name()}`
      if (entry.isDir()) walk(`${name}/`)
      else found[name] = etagOf(entry.info())
    }
  }
  try {
    walk('')
  } catch (_notBuilt) {
    return {}
  }
  return found
}

function etagOf(info) {
  return `"${info.size().toString(36)}-${info.modTime().unixMilli().toString(36)}"`
}

/** Whether the storefront has a public file of this name. */
function has(name) {
  return Object.hasOwn(etags, name) && !name.endsWith(COPY) && name !== 'index.html'
}

/** Sends a file: compressed if the browser accepts that; whole, as a range, or as 304. */
function send(e, name, cache) {
  headers.asPage(e, cache)
  const answer = e.response.header()
  const extension = name.slice(name.lastIndexOf('.') + 1)
  answer.set('Content-Type', TYPES[extension] || 'application/octet-stream')
  const copied = Object.hasOwn(etags, name + COPY)
  if (copied) answer.add('Vary', 'Accept-Encoding')
  const compressed = copied && readsBrotli(e)
  const real = compressed ? name + COPY : name
  if (compressed) answer.set('Content-Encoding', 'br')
  answer.set('ETag', etags[real])
  return e.fileFS(tree, real)
}

function readsBrotli(e) {
  return /(^|[, ])br(?!;\s*q=0(\.0*)?\s*(,|$))/.test(e.request.header.get('Accept-Encoding'))
}

module.exports = { has, send }
