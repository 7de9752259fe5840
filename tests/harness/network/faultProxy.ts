import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { readBody, serveLocally, type LocalServer } from './localServer.ts'

/**
 * What can go wrong between a phone and the shop:
 * - `drop-before`: the connection breaks before the server sees the request
 * - `drop-after-commit`: the server does its work, the answer never arrives
 * - `delay`: the request reaches the server late
 * - `answer-after-cut`: every realtime stream is cut, and the answer arrives just after
 * - `truncate`: the answer breaks off after this many bytes of its body
 * - `status`: an intermediary answers instead, 429 with a Retry-After in seconds if given
 * - `silence`: the server does its work, the answer never comes and the connection stays open
 * - `html`: a captive portal's sign-in page, with status 200
 */
export type Fault =
  | { kind: 'drop-before' }
  | { kind: 'drop-after-commit' }
  | { kind: 'silence' }
  | { kind: 'delay'; delayMs: number }
  | { kind: 'answer-after-cut' }
  | { kind: 'truncate'; bytes: number }
  | { kind: 'status'; status: 429 | 500 | 502 | 503; retryAfter?: number }
  | { kind: 'html' }

/** Which requests; omitted fields match all. The path includes its query. */
export type RequestMatch = { method?: string; path?: RegExp }

export type SeenRequest = { method: string; path: string; fault: Fault['kind'] | undefined }

/** A request that reached the server, with its sender's credentials. */
export type ForwardedRequest = {
  method: string
  path: string
  token: string
  body: string
  /** Whether its sender is still waiting for the answer. */
  isOpen: () => boolean
}

/** Long enough for a page to see that its stream was cut, shorter than its first retry. */
const CUT_IS_SEEN_MS = 50

/** Open the shop at the proxy's URL instead of its own. */
export type FaultProxy = LocalServer & {
  /** Makes the next `times` matching requests fail; faults are queued in the order of the calls. */
  spoil: (fault: Fault, which?: RequestMatch, times?: number) => void
  /** Clears all faults: requests go through again. */
  heal: () => void
  /** Cuts every open realtime stream and returns their number. */
  cutRealtime: () => number
  /** Every request that arrived, in order. */
  seen: readonly SeenRequest[]
  /** The bodies of the requests that were answered with an error instead of reaching the server. */
  refused: readonly string[]
}

type Rule = { fault: Fault; which: RequestMatch; left: number }

const PORTAL = '<!doctype html><title>Sign in to the network</title><h1>Welcome to the hotel</h1>'

/** A proxy on the loopback address in front of a shop server that injects faults on demand. */
export async function startFaultProxy(
  target: string,
  onSent?: (sent: ForwardedRequest) => void,
): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true })
  const streams = new Set<ServerResponse>()
  const seen: SeenRequest[] = []
  const refused: string[] = []
  let rules: Rule[] = []

  function takeFault(request: IncomingMessage): Fault | undefined {
    const rule = rules.find(({ which, left }) => left > 0 && fits(request, which))
    if (rule) rule.left -= 1
    return rule?.fault
  }

  const server = await serveLocally((request, response) => {
    const fault = takeFault(request)
    const { method = '', url: path = '' } = request
    seen.push({ method, path, fault: fault?.kind })
    if (path.startsWith('/api/realtime') && method === 'GET') {
      streams.add(response)
      response.once('close', () => streams.delete(response))
    }
    answer(request, response, fault)
  })

  function cutRealtime(): number {
    const open = [...streams]
    for (const stream of open) stream.destroy()
    return open.length
  }

  function answer(request: IncomingMessage, response: ServerResponse, fault?: Fault): void {
    if (fault?.kind === 'drop-before') return void request.socket.destroy()
    if (fault?.kind === 'status') {
      void readBody(request).then((body) => refused.push(body.toString()))
      return refuse(response, fault)
    }
    if (fault?.kind === 'html')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL)
    if (fault?.kind !== 'delay') return forward(request, response, fault)
    const timer = setTimeout(() => forward(request, response), fault.delayMs)
    response.once('close', () => clearTimeout(timer))
  }

  function forward(request: IncomingMessage, response: ServerResponse, fault?: Fault): void {
    const { method, headers, url: path = '/' } = request
    const onward = ask(new URL(path, target), { method, headers, agent }, (back) => {
      // The server has answered, so whatever it was asked to store is stored.
      if (fault?.kind === 'drop-after-commit') {
        back.resume()
        return void back.once('end', () => request.socket.destroy())
      }
      if (fault?.kind === 'silence') return void back.resume()
      response.writeHead(back.statusCode ?? 502, back.headers)
      if (fault?.kind === 'truncate') return truncate(back, response, fault.bytes)
      back.once('error', () => response.destroy())
      if (fault?.kind !== 'answer-after-cut') return void back.pipe(response)
      cutRealtime()
      setTimeout(() => back.pipe(response), CUT_IS_SEEN_MS)
    })
    onward.once('error', () => request.socket.destroy())
    // A phone that disconnects mid-stream must not leave its stream open at the server.
    response.once('close', () => response.writableFinished || onward.destroy())
    request.pipe(onward)
    if (onSent && method !== 'GET')
      void readBody(request).then((body) => tell(request, response, body.toString()))
  }

  function tell(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { method = '', url: path = '', headers } = request
    const isOpen = () => !response.writableEnded && !request.socket.destroyed
    onSent?.({ method, path, token: headers.authorization ?? '', body, isOpen })
  }

  return {
    url: server.url,
    seen,
    refused,
    spoil: (fault, which = {}, times = 1) => void rules.push({ fault, which, left: times }),
    heal: () => {
      rules = []
    },
    cutRealtime,
    stop: () => {
      agent.destroy()
      return server.stop()
    },
  }
}

function fits({ method = '', url = '' }: IncomingMessage, which: RequestMatch): boolean {
  return (which.method ?? method) === method && (which.path?.test(url) ?? true)
}

function refuse(response: ServerResponse, fault: { status: number; retryAfter?: number }): void {
  const { status, retryAfter } = fault
  const wait = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  const body = JSON.stringify({ data: {}, message: 'Spoiled on purpose.', status })
  response.writeHead(status, { 'Content-Type': 'application/json', ...wait }).end(body)
}

function truncate(back: IncomingMessage, response: ServerResponse, bytes: number): void {
  let left = bytes
  back.on('data', (chunk: Buffer) => {
    if (left <= 0) return
    const part = chunk.subarray(0, left)
    left -= part.length
    response.write(part, () => left <= 0 && response.destroy())
  })
  // A body shorter than the cut passes whole.
  back.once('end', () => left > 0 && response.end())
}
