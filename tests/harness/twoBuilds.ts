import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const HASHED = /^(assets\/.*-)([\w-]{8})(\.\w+)$/
const TEXT = /\.(js|css|html|json|webmanifest)$/

type Files = Map<string, Buffer>

/** Which build each kind of file comes from just now, and what is wrong with some of them. */
export type Deployed = {
  worker: 'old' | 'new' | 'half'
  pages: 'old' | 'new'
  assets: ('old' | 'new')[]
  /** New files that have not arrived, or that arrived with other bytes. */
  missing?: RegExp
  spoiled?: RegExp
  /** New files that are on their way until the next state is deployed. */
  slow?: RegExp
}

/**
 * A shop of which a second build exists: all its files have other names and bytes, and work alike.
 * They are served in whatever state a deployment is in; everything else is the shop's own.
 */
export async function twoBuilds(folder: string, shopUrl: string) {
  const old = readFiles(folder)
  const oldId = /name="build" content="([^"]+)"/.exec(String(old.get('shell.html')))?.[1] ?? ''
  const newId = oldId.split('').reverse().join('')
  const fresh = renewed(old, (text) => text.replaceAll(oldId, newId))
  let state: Deployed = { worker: 'old', pages: 'old', assets: ['old'] }
  let arrived: (() => void)[] = []

  function fileFor(path: string): Buffer | undefined {
    const build = { old, new: fresh.files }
    if (path === 'serviceWorker.js') {
      const worker = build[state.worker === 'old' ? 'old' : 'new'].get(path)
      return state.worker === 'half' ? worker?.subarray(0, worker.length / 2) : worker
    }
    if (path.startsWith('assets/')) {
      const found = state.assets.map((one) => build[one].get(path)).find((one) => one)
      if (!fresh.files.has(path)) return found
      if (state.missing?.test(path)) return undefined
      return state.spoiled?.test(path) ? Buffer.from('throw new Error("spoiled")') : found
    }
    return build[state.pages].get(path)
  }

  const server = createServer((request, response) => {
    void (async () => {
      const path = (request.url ?? '/').split('?')[0]?.slice(1) ?? ''
      if (fresh.files.has(path) && state.slow?.test(path))
        await new Promise<void>((resolve) => arrived.push(resolve))
      const known = fileFor(path)
      if (known || path.startsWith('assets/')) {
        response.writeHead(known ? 200 : 404, { 'Content-Type': typeOf(path) })
        return response.end(known ?? 'Not found')
      }
      const body = await new Response(request as unknown as ReadableStream).arrayBuffer()
      const answer = await fetch(shopUrl + (request.url ?? '/'), {
        method: request.method ?? 'GET',
        headers: { ...(request.headers as Record<string, string>), 'accept-encoding': 'identity' },
        redirect: 'manual',
        ...(body.byteLength > 0 && { body }),
      })
      const type = answer.headers.get('Content-Type') ?? ''
      const headers = Object.fromEntries(answer.headers)
      delete headers['content-length']
      delete headers['content-encoding']
      delete headers['etag']
      if (!type.includes('html')) {
        response.writeHead(answer.status, headers)
        return response.end(Buffer.from(await answer.arrayBuffer()))
      }
      const page = await answer.text()
      if (state.pages === 'new') allowStyles(headers, page, fresh.rename)
      response.writeHead(answer.status, headers)
      return response.end(state.pages === 'new' ? fresh.rename(page) : page)
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    newId,
    deploy: (next: Deployed) => {
      state = next
      for (const go of arrived) go()
      arrived = []
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function readFiles(folder: string): Files {
  const files: Files = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1)
    if (!entry.isFile() || path.endsWith('.br') || path.startsWith('pictures')) continue
    files.set(path, readFileSync(join(folder, path)))
  }
  return files
}

/** Every hashed file under another name, and all that name or prove it changed with it. */
function renewed(old: Files, more: (text: string) => string) {
  const names = [...old.keys()].flatMap((path) => {
    const [, stem, hash, type] = HASHED.exec(path) ?? []
    return stem && hash ? [[`${hash}${type}`, `${hash.split('').reverse().join('')}${type}`]] : []
  })
  const rename = (text: string) =>
    names.reduce((so, [from = '', to = '']) => so.replaceAll(from, to), more(text))
  const files: Files = new Map()
  for (const [path, bytes] of old)
    files.set(rename(path), TEXT.test(path) ? Buffer.from(rename(bytes.toString())) : bytes)
  const worker = [...old].reduce(
    (text, [path, bytes]) => {
      const now = files.get(rename(path)) ?? bytes
      const [from, to] = [sha256(bytes), sha256(now)]
      // A revision is the beginning of the digest.
      return text.replaceAll(from, to).replaceAll(from.slice(0, 12), to.slice(0, 12))
    },
    String(files.get('serviceWorker.js')),
  )
  files.set('serviceWorker.js', Buffer.from(worker))
  return { files, rename }
}

/** A page carries its styles along, which name files: the policy has to allow the renewed ones. */
function allowStyles(
  headers: Record<string, string>,
  page: string,
  rename: (text: string) => string,
): void {
  const name = 'content-security-policy'
  for (const [, style = ''] of page.matchAll(/<style[^>]*>([^]*?)<\/style>/g))
    headers[name] = (headers[name] ?? '').replaceAll(sha256(style), sha256(rename(style)))
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64')
}

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript'
  if (path.endsWith('.css')) return 'text/css'
  return path.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream'
}
