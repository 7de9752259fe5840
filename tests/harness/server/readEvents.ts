export type StreamEvent = { topic: string; id: string; text: string }

/** Passes on each event of an event stream until it ends; rejects when the stream is cut. */
export async function readEvents(
  stream: Response,
  take: (event: StreamEvent) => void,
): Promise<void> {
  let pending = ''
  const decoder = new TextDecoder()
  for await (const part of stream.body ?? []) {
    pending += decoder.decode(part, { stream: true })
    const events = pending.split('\n\n')
    pending = events.pop() ?? ''
    for (const event of events) {
      const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(event)?.[1] ?? ''
      take({ topic: field('event'), id: field('id'), text: field('data') })
    }
  }
}
