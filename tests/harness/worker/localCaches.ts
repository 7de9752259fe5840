/**
 * Cache storage for tests without a browser: entries keep their insertion order.
 * @param origin of the worker, the base of relative URLs
 */
export function localCaches(origin: string) {
  const all = new Map<string, Map<string, Response>>()

  function open(name: string) {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    const addressOf = (asked: Request | string) =>
      typeof asked === 'string' ? new URL(asked, origin).href : asked.url
    return Promise.resolve({
      match: (asked: Request | string) => Promise.resolve(entries.get(addressOf(asked))?.clone()),
      put: (asked: Request | string, response: Response) =>
        Promise.resolve(void entries.set(addressOf(asked), response)),
      keys: () => Promise.resolve([...entries.keys()].map((address) => new Request(address))),
      delete: (asked: Request | string) => Promise.resolve(entries.delete(addressOf(asked))),
    })
  }

  return {
    open,
    /** Unlike `open`, it creates no cache. */
    match: async (asked: Request | string, { cacheName }: { cacheName: string }) =>
      all.has(cacheName) ? (await open(cacheName)).match(asked) : undefined,
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    /** The cached URLs, as pathnames. */
    kept: (name: string) => [...(all.get(name)?.keys() ?? [])].map((at) => new URL(at).pathname),
  }
}
