import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { contentTypeOf, ONE_YEAR, pageHeaders } from '#domain/site/fileHeaders.js'
import { pageAt } from '#domain/site/pages.js'

/** The page may ask any server: an EmailJS address of the build is not known here. */
const HEADERS = Object.entries(pageHeaders({ connect: ['https:'] }))
const NO_SERVER = JSON.stringify({
  status: 503,
  message: 'This shop runs without its server: ordering and sign-in are off.',
  data: {},
})

/**
 * Serves the built storefront without PocketBase: pages from the shell, files with their types, and
 * 503 for everything that needs the server. Loopback only; port 0 takes a free one.
 * @param {string} folder the build
 * @param {number} port
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveStorefront(folder, port) {
  const server = createServer((request, response) => answer(folder, request, response))
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  const open = address && typeof address === 'object' ? address.port : port
  return {
    url: `http://127.0.0.1:${open}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer(folder, request, response) {
  for (const [name, value] of HEADERS) response.setHeader(name, value)
  const path = pathOf(request.url)
  if (path === undefined) return send(response, 400, 'text/plain', 'Bad address')
  if (/^\/(?:api|_)(?:\/|$)/.test(path)) return send(response, 503, 'application/json', NO_SERVER)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return send(response, 405, 'text/plain', 'Not allowed')

  const head = request.method === 'HEAD'
  const file = join(folder, normalize(path))
  const hashed = path.startsWith('/assets/')
  // The shell and the index are served for routes, never under their own paths.
  if (extname(path) !== '.html' && isFile(file))
    return sendFile(response, file, 200, hashed ? ONE_YEAR : 'no-cache', head)
  if (hashed || extname(path)) return send(response, 404, 'text/plain', 'Not found')
  const page = pageAt(path.length > 1 ? path.replace(/\/+$/, '') : path)
  const status = page === 'NotFound' ? 404 : 200
  return sendFile(response, join(folder, 'shell.html'), status, 'no-cache', head)
}

/**
 * The path of a request without the query, or undefined when it cannot be decoded.
 * @param {string | undefined} url
 */
function pathOf(url = '/') {
  try {
    const path = decodeURIComponent(new URL(url, 'http://shop').pathname)
    return path.includes('\0') || /(?:^|[/\\])\.\.(?:[/\\]|$)/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} file
 * @param {number} status
 * @param {string} caching
 * @param {boolean} head
 */
function sendFile(response, file, status, caching, head) {
  if (!isFile(file)) return send(response, 404, 'text/plain', 'Not found')
  response.writeHead(status, {
    'Content-Type': contentTypeOf(file),
    'Content-Length': statSync(file).size,
    'Cache-Control': caching,
  })
  if (head) return response.end()
  return createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} type
 * @param {string} body
 */
function send(response, status, type, body) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}
