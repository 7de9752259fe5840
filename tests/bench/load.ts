import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export type Asked = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** Milliseconds, except `perSecond` (answers) and the two counts. */
export type Measured = {
  clients: number
  answers: number
  failed: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  worst: number
}

type Load = { clients: number; lengthMs: number }

/**
 * Keeps a number of clients busy for a while: each sends its next request as soon as it is
 * answered. Any answer outside 200 to 399 counts as failed; its time counts too.
 * @param next a client's next request
 */
export async function load(
  url: string,
  { clients, lengthMs }: Load,
  next: () => Asked,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const answers = answersOf(url, agent)
  const endsAt = performance.now() + lengthMs
  async function client(): Promise<void> {
    while (performance.now() < endsAt) await answers.ask(next())
  }
  await Promise.all(Array.from({ length: clients }, client))
  return answers.measured(clients)
}

type Rate = { perSecond: number; lengthMs: number }

/**
 * Sends requests at an even rate, whether or not those before are answered, and waits for all.
 */
export async function loadAtRate(
  url: string,
  { perSecond, lengthMs }: Rate,
  next: () => Asked,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true })
  const answers = answersOf(url, agent)
  const startedAt = performance.now()
  const sent: Promise<void>[] = []
  for (let due = 0; due < lengthMs; due += 1000 / perSecond) {
    const wait = startedAt + due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    sent.push(answers.ask(next()))
  }
  await Promise.all(sent)
  return answers.measured(1)
}

/** Sends requests and keeps the times of their answers. */
function answersOf(url: string, agent: Agent) {
  const times: number[] = []
  let failed = 0
  const startedAt = performance.now()
  return {
    ask: async (asked: Asked): Promise<void> => {
      const askedAt = performance.now()
      const { status } = await send(url, agent, asked)
      times.push(performance.now() - askedAt)
      if (status < 200 || status >= 400) failed++
    },
    /** What was measured; ends the connections. */
    measured: (clients: number): Measured => {
      const tookMs = performance.now() - startedAt
      agent.destroy()
      times.sort((one, other) => one - other)
      return {
        clients,
        answers: times.length,
        failed,
        perSecond: round((times.length / tookMs) * 1000),
        p50: percentile(times, 50),
        p95: percentile(times, 95),
        p99: percentile(times, 99),
        worst: percentile(times, 100),
      }
    },
  }
}

/** The percentile `share` of the times. */
export function percentile(sorted: readonly number[], share: number): number {
  const place = Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)
  return round(sorted[place] ?? 0)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** One request; the answer is read to its end. An error of the connection is status 0. */
export function send(
  url: string,
  agent: Agent,
  { method = 'GET', path, headers = {}, body }: Asked,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, headers: {} })
    const text = body === undefined ? '' : JSON.stringify(body)
    const sent = request(
      url + path,
      {
        method,
        agent,
        headers: {
          'Accept-Encoding': 'gzip, br',
          ...(text && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(text),
          }),
          ...headers,
        },
      },
      (answer) => {
        answer.resume()
        answer.once('error', failed)
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers }),
        )
      },
    )
    sent.once('error', failed)
    sent.end(text)
  })
}
