import type { ServerResponse } from 'node:http'
import { serveLocally } from './localServer.ts'

/**
 * The shop behind a network that delivers the first part of one page, and the rest on request.
 * Everything else passes at once.
 * @param path the page's path
 * @param from the text with which the rest of the page begins
 */
export async function pageInTwoParts(shopUrl: string, path: string, from: string) {
  let sendRest = () => {}
  const mayEnd = new Promise<void>((end) => (sendRest = end))
  const server = await serveLocally((request, response) => {
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

  return { ...server, sendRest: () => sendRest() }
}
