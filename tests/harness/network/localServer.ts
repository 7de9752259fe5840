import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { Server } from 'node:net'

export type LocalServer = { url: string; stop: () => Promise<void> }

/** An HTTP server on a free port of the loopback address; `stop` cuts its open connections. */
export async function serveLocally(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer)
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Makes a server listen on a free port of the loopback address, and returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** The whole body of a request, which may be piped on at the same time. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve) => {
    request.once('end', () => resolve(Buffer.concat(parts)))
  })
}
