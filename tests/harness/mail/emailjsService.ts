import type { IncomingMessage } from 'node:http'
import { readBody, serveLocally } from '#tests/harness/network/localServer.ts'
import { asObject } from '#tests/harness/server/ask.ts'

/** A mail as it was submitted: by `send` as JSON, by `send-form` as a form. */
export type EmailjsRequest = {
  path: string
  user: string
  service: string
  template: string
  fields: Record<string, string>
}

export type EmailjsService = {
  origin: string
  /** Accepted mails, in order. */
  taken: readonly EmailjsRequest[]
  /** The number of requests, accepted or not. */
  asked: () => number
  /** How the next requests are answered: a status, or `dead` for a connection that breaks. */
  answer: (...with_: (number | 'dead')[]) => void
  stop: () => Promise<void>
}

const WORDS: Record<number, string> = {
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
}

/** A server with EmailJS's wire format that accepts any origin, as EmailJS does. */
export async function startEmailjsService(): Promise<EmailjsService> {
  const taken: EmailjsRequest[] = []
  let answers: (number | 'dead')[] = []
  let asked = 0

  const server = await serveLocally((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    void readMail(request).then((mail) => {
      asked += 1
      const status = answers.shift() ?? 200
      if (status === 'dead') return request.socket.destroy()
      if (status === 200) taken.push(mail)
      return response.writeHead(status, { 'Content-Type': 'text/plain' }).end(WORDS[status] ?? 'OK')
    })
  })

  return {
    origin: server.url,
    taken,
    asked: () => asked,
    answer: (...with_) => {
      answers = with_
    },
    stop: server.stop,
  }
}

async function readMail(request: IncomingMessage): Promise<EmailjsRequest> {
  const bytes = await readBody(request)
  const type = request.headers['content-type'] ?? ''
  const path = request.url ?? ''
  if (!type.startsWith('multipart/')) {
    const body = asObject(bytes.toString())
    const params = asObject(JSON.stringify(body['template_params'] ?? {}))
    return { path, ...account(body), fields: texts(Object.entries(params)) }
  }
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': type },
  }).formData()
  const all = texts([...form])
  const { user_id, service_id, template_id, lib_version, ...fields } = all
  return { path, ...account({ user_id, service_id, template_id, lib_version }), fields }
}

function account(from: Record<string, unknown>) {
  const { user_id, service_id, template_id } = from
  return { user: String(user_id), service: String(service_id), template: String(template_id) }
}

function texts(entries: [string, unknown][]): Record<string, string> {
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
