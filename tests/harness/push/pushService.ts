import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseJson } from '#domain/base/parse.ts'

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
  let origin = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const device = request.url?.split('/').at(-1) ?? ''
      void isAuthorised(request.headers.authorization, origin).then((isGood) => {
        const answer = isGood ? (planned.get(device)?.shift() ?? ACCEPTED) : REFUSED
        const body = Buffer.concat(chunks).toString()
        const { headers } = request
        pushes.push({ device, headers, body, answered: answer.status, at: Date.now() })
        response.writeHead(answer.status, answer.headers).end()
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    pushes,
    answerNext: (device, ...answers) => planned.set(device, answers),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
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
