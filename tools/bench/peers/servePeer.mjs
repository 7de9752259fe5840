import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentTypeOf, ONE_YEAR } from '#domain/site/fileHeaders.js'
import { PROJECT } from '../../setup/folders.mjs'

const PICTURES = join(PROJECT, 'dist')

/**
 * Serves a built page as a good host would: compressed, hashed files for a year. Pictures are the
 * shop's own.
 * @param {string} folder
 * @param {Record<string, string>} texts JSON by its path
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export function servePeer(folder, texts) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://peer').pathname)
    const name = path === '/' ? '/index.html' : path
    const file = [join(folder, name), join(PICTURES, name)].find((each) => existsSync(each))
    const text = texts[path]
    if (text === undefined && (file === undefined || name.endsWith('/'))) {
      response.writeHead(404).end()
      return
    }
    const isPicture = name.startsWith('/pictures/')
    response.setHeader('Content-Type', contentTypeOf(name.split('.').at(-1) ?? ''))
    const isHashed = name.startsWith('/assets/') || isPicture
    response.setHeader('Cache-Control', isHashed ? ONE_YEAR : 'no-cache')
    if (isPicture && file) {
      createReadStream(file).pipe(response)
      return
    }
    response.setHeader('Content-Encoding', 'gzip')
    response.end(gzipSync(text ?? readFileSync(file ?? '')))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: async () => {
          server.closeAllConnections()
          await new Promise((closed) => server.close(closed))
        },
      })
    })
  })
}
