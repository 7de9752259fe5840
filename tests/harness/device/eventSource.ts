import { readEvents } from '#tests/harness/server/readEvents.ts'

type Source = EventTarget & { onerror: (() => void) | null; close: () => void }

/**
 * `EventSource` for Node, as far as the shop needs it: it reports a dropped connection and leaves
 * reconnecting to its user.
 */
export function NodeEventSource(address: string): Source {
  const line = new AbortController()
  const source: Source = Object.assign(new EventTarget(), {
    onerror: null,
    close: () => line.abort(),
  })
  const listen = async () => {
    const stream = await fetch(address, { signal: line.signal })
    await readEvents(stream, ({ topic, id, text }) =>
      source.dispatchEvent(new MessageEvent(topic, { data: text, lastEventId: id })),
    )
  }
  const cut = () => line.signal.aborted || source.onerror?.()
  listen().then(cut, cut)
  return source
}
