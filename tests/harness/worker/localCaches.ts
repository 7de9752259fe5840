/** An answer with the headers of the request that it answers. */
type Entry = { asked: Headers; response: Response }

/**
 * Cache storage for tests without a browser: entries keep their insertion order, and an answer that
 * varies by a header is found only by a request that has the same one.
 * @param origin of the worker, the base of relative URLs
 */
export function localCaches(origin: string) {
  const all = new Map<string, Map<string, Entry>>()
  const addressOf = (asked: Request | string) =>
    typeof asked === 'string' ? new URL(asked, origin).href : asked.url

  function find(name: string, asked: Request | string): Response | undefined {
    const entry = all.get(name)?.get(addressOf(asked))
    if (!entry) return undefined
    const varies = entry.response.headers.get('Vary')?.split(/,\s*/) ?? []
    const asks = headersOf(asked)
    const isSame = varies.every((header) => entry.asked.get(header) === asks.get(header))
    return isSame ? entry.response.clone() : undefined
  }

  function open(name: string) {
    const entries = all.get(name) ?? new Map<string, Entry>()
    all.set(name, entries)
    return Promise.resolve({
      match: (asked: Request | string) => Promise.resolve(find(name, asked)),
      put: (asked: Request | string, response: Response) =>
        Promise.resolve(void entries.set(addressOf(asked), { asked: headersOf(asked), response })),
      keys: () => Promise.resolve([...entries.keys()].map((address) => new Request(address))),
      delete: (asked: Request | string) => Promise.resolve(entries.delete(addressOf(asked))),
    })
  }

  return {
    open,
    match: (asked: Request | string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(find(cacheName, asked)),
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    /** The cached URLs, as pathnames. */
    kept: (name: string) => [...(all.get(name)?.keys() ?? [])].map((at) => new URL(at).pathname),
  }
}

function headersOf(asked: Request | string): Headers {
  return typeof asked === 'string' ? new Headers() : asked.headers
}
