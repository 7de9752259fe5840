import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '#domain/base/parse.ts'
import { readBody, serveLocally } from '#tests/harness/network/localServer.ts'

/** A push as it arrived. */
export type ReceivedPush = {
  /** The device: the last part of the endpoint. */
  device: string
  headers: IncomingHttpHeaders
  body: string
  /** The status that it was answered with. */
  answered: number
  at: number
}

export type PushService = {
  origin: string
  /** In the order of arrival. */
  pushes: readonly ReceivedPush[]
  /** The statuses of the next pushes to a device, one each, before it accepts them again. */
  answerNext: (device: string, ...answers: Answer[]) => void
  stop: () => Promise<void>
}

type Answer = { status: number; headers?: Record<string, string> }

const ACCEPTED: Answer = { status: 201 }
const REFUSED: Answer = { status: 403 }

/**
 * A push service on the loopback address. It accepts a push only with a token that is signed by the
 * key sent along, issued for this service and not expired (RFC 8292).
 */
export async function startPushService(): Promise<PushService> {
  const pushes: ReceivedPush[] = []
  const planned = new Map<string, Answer[]>()

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await readBody(request)).toString()
    const { headers, url = '' } = request
    const device = url.split('/').at(-1) ?? ''
    const isGood = await isAuthorised(headers.authorization, server.url)
    const answer = isGood ? (planned.get(device)?.shift() ?? ACCEPTED) : REFUSED
    pushes.push({ device, headers, body, answered: answer.status, at: Date.now() })
    response.writeHead(answer.status, answer.headers).end()
  }

  const server = await serveLocally((request, response) => void receive(request, response))
  return {
    origin: server.url,
    pushes,
    answerNext: (device, ...answers) => planned.set(device, answers),
    stop: server.stop,
  }
}

/** The claims of a token that its key has signed with ES256; undefined when it has not. */
export async function claimsOf(
  authorization: string | undefined,
): Promise<Record<string, unknown> | undefined> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const point = Buffer.from(key, 'base64url')
  try {
    const publicKey = await crypto.subtle.importKey('raw', point, curve, false, ['verify'])
    const isSigned = await crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      publicKey,
      Buffer.from(signature, 'base64url'),
      Buffer.from(`${header}.${claims}`),
    )
    const { typ, alg } = Object(parseJson(textOf(header))) as Record<string, unknown>
    if (!isSigned || typ !== 'JWT' || alg !== 'ES256') return undefined
    return Object(parseJson(textOf(claims))) as Record<string, unknown>
  } catch {
    return undefined
  }
}

async function isAuthorised(authorization: string | undefined, origin: string): Promise<boolean> {
  const claims = await claimsOf(authorization)
  if (!claims) return false
  const { aud, exp, sub } = claims
  const nowS = Date.now() / 1000
  const isCurrent = typeof exp === 'number' && exp > nowS && exp < nowS + 24 * 60 * 60
  return aud === origin && isCurrent && typeof sub === 'string' && /^(https|mailto):/.test(sub)
}

function textOf(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString()
}
