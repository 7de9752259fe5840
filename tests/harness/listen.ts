import { readEvents } from './readEvents.ts'
import type { StreamEvent } from './readEvents.ts'
import type { Shop } from './shopServer.ts'

export type Heard = { topic: string; data: unknown }

/** Subscribes to topics of the realtime stream; what is heard is added until `stop`. */
export async function listen(shop: Pick<Shop, 'url'>, topics: string[], token = '') {
  const line = new AbortController()
  const heard: Heard[] = []
  const stream = await fetch(`${shop.url}/api/realtime`, { signal: line.signal })
  let connected: (id: string) => void
  const clientId = new Promise<string>((resolve) => (connected = resolve))
  const take = ({ topic, text }: StreamEvent) => {
    const data: unknown = JSON.parse(text || 'null')
    if (topic !== 'PB_CONNECT') heard.push({ topic, data })
    else if (isConnect(data)) connected(data.clientId)
  }
  void readEvents(stream, take).catch(() => undefined) // ends when it is stopped
  const answer = await fetch(`${shop.url}/api/realtime`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ clientId: await clientId, subscriptions: topics }),
  })
  return { status: answer.status, heard, stop: () => line.abort() }
}

function isConnect(data: unknown): data is { clientId: string } {
  return typeof data === 'object' && data !== null && 'clientId' in data
}
