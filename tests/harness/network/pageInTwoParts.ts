import { createServer, type ServerResponse } from 'node:http'

/**
 * The shop behind a network that delivers the first part of one page, and the rest on request.
 * Everything else passes at once.
 * @param path the page's path
 * @param from the text with which the rest of the page begins
 */
export async function pageInTwoParts(shopUrl: string, path: string, from: string) {
  let sendRest = () => {}
  const mayEnd = new Promise<void>((end) => (sendRest = end))
  const server = createServer((request, response) => {
    void forward(request.url ?? '/', request.headers.accept ?? '', response)
  })

  async function forward(address: string, accept: string, response: ServerResponse) {
    const answer = await fetch(shopUrl + address, { headers: { accept }, redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    const policy = answer.headers.get('content-security-policy')
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
      ...(policy !== null && { 'content-security-policy': policy }),
    })
    const at = address === path ? body.indexOf(from) : -1
    if (at > 0) {
      response.write(body.subarray(0, at))
      await mayEnd
    }
    response.end(body.subarray(Math.max(at, 0)))
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://127.0.0.1:${bound.port}`,
    sendRest: () => sendRest(),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
