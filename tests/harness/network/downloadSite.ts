import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** A download site on the loopback address for the duration of a test; returns its URL. */
export async function downloadSite(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}
