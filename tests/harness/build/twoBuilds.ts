import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { serveLocally } from '#tests/harness/network/localServer.ts'
import { builtFiles, typeOf } from './builtFiles.ts'
import { deployedFile, type DeploymentState } from './deploymentState.ts'
import { allowStyles, renewedBuild } from './renewedBuild.ts'

const PICTURE = /^pictures\/.*\.avif$/

/**
 * A shop with a second build: all its files have other names and bytes, and the same behaviour. The
 * files are served in any state of a deployment; everything else comes from the shop itself, except
 * that all pictures are one small one.
 */
export async function twoBuilds(folder: string, shopUrl: string) {
  const old = builtFiles(folder)
  const fresh = renewedBuild(old)
  const picture = readFileSync(join(folder, 'pictures', 'navy-twill-suit-close-240.avif'))
  let state: DeploymentState = { worker: 'old', pages: 'old', assets: ['old'] }
  let arrived: (() => void)[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0]?.slice(1) ?? ''
    if (fresh.files.has(path) && state.slow?.test(path))
      await new Promise<void>((resolve) => arrived.push(resolve))
    if (PICTURE.test(path)) return void response.end(picture)
    const known = deployedFile(path, state, { old, new: fresh.files })
    if (path === 'api/realtime' && request.method === 'GET') return streamOn(request, response)
    if (!known && !path.startsWith('assets/')) return passOn(request, response)
    response.writeHead(known ? 200 : 404, { 'Content-Type': typeOf(path) })
    response.end(known ?? 'Not found')
  }

  /** Streams the response through: an event stream has no end to wait for. */
  async function streamOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = new AbortController()
    response.on('close', () => left.abort())
    const answer = await fetch(shopUrl + (request.url ?? '/'), { signal: left.signal })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    for await (const part of answer.body ?? []) response.write(part)
  }

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await askShop(shopUrl, request)
    const isPage = headers['content-type']?.includes('html') && state.pages === 'new'
    const policy = 'content-security-policy'
    if (isPage) headers[policy] = allowStyles(headers[policy] ?? '', body.toString(), fresh)
    response.writeHead(status, headers)
    response.end(isPage ? fresh.rename(body.toString()) : body)
  }

  const server = await serveLocally((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  return {
    ...server,
    newId: fresh.id,
    deploy: (next: DeploymentState) => {
      state = next
      for (const go of arrived) go()
      arrived = []
    },
  }
}

/** Headers about an answer's bytes; ours are uncompressed and may be renamed. */
const ABOUT_BYTES = ['content-length', 'content-encoding', 'etag']

/** The shop's own response, to be forwarded. */
async function askShop(shopUrl: string, request: IncomingMessage) {
  const sent = await new Response(request as unknown as ReadableStream).arrayBuffer()
  const answer = await fetch(shopUrl + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers: { ...(request.headers as Record<string, string>), 'accept-encoding': 'identity' },
    redirect: 'manual',
    ...(sent.byteLength > 0 && { body: sent }),
  })
  const listed = [...answer.headers].filter(([name]) => !ABOUT_BYTES.includes(name))
  const headers = Object.fromEntries(listed)
  const { status } = answer
  return { status, headers, body: Buffer.from(await answer.arrayBuffer()) }
}
