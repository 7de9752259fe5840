import type { Shop } from './shopServer.ts'

export type RealtimeMessage = { topic: string; data: unknown }

/**
 * Subscribes to realtime topics; messages are collected until `stop`. `closed` tells whether the
 * stream has ended, and `status` is the server's response to the subscription.
 */
export async function listen(
  shop: Pick<Shop, 'url'>,
  topics: string[],
  token = '',
  headers: Record<string, string> = {},
) {
  const line = new AbortController()
  const messages: RealtimeMessage[] = []
  const stream = await fetch(`${shop.url}/api/realtime`, { signal: line.signal, headers })
  let connected: (id: string) => void
  const clientId = new Promise<string>((resolve) => (connected = resolve))
  const onEvent = ({ topic, text }: StreamEvent) => {
    const data: unknown = JSON.parse(text || 'null')
    if (topic !== 'PB_CONNECT') messages.push({ topic, data })
    else if (isConnect(data)) connected(data.clientId)
  }
  const listener = { messages, status: 0, closed: false, stop: () => line.abort() }
  const end = () => (listener.closed = true)
  readEvents(stream, onEvent).then(end, end) // rejects when it is stopped
  const answer = await fetch(`${shop.url}/api/realtime`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token, ...headers },
    body: JSON.stringify({ clientId: await clientId, subscriptions: topics }),
  })
  listener.status = answer.status
  return listener
}

function isConnect(data: unknown): data is { clientId: string } {
  return typeof data === 'object' && data !== null && 'clientId' in data
}

type StreamEvent = { topic: string; id: string; text: string }

/** Passes on each event of an event stream until it ends; rejects when the stream is cut. */
export async function readEvents(
  stream: Response,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  let pending = ''
  const decoder = new TextDecoder()
  for await (const part of stream.body ?? []) {
    pending += decoder.decode(part, { stream: true })
    const events = pending.split('\n\n')
    pending = events.pop() ?? ''
    for (const event of events) {
      const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(event)?.[1] ?? ''
      onEvent({ topic: field('event'), id: field('id'), text: field('data') })
    }
  }
}
