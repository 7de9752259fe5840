type Work = (lock: { name: string } | null) => unknown
type Options = { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal }

/** Web Locks for tests without a browser: one holder per name, first come, first served. */
export function localLocks() {
  const tails = new Map<string, Promise<unknown>>()
  const held = new Set<string>()

  async function request(name: string, options: Options, work: Work): Promise<unknown> {
    if (options.ifAvailable && held.has(name)) return work(null)
    const before = options.steal ? undefined : tails.get(name)
    const turn = (async () => {
      await Promise.race([before, aborted(options.signal)])
      held.add(name)
      try {
        return await work({ name })
      } finally {
        held.delete(name)
      }
    })()
    tails.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }

  return {
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
    request: (name: string, ...rest: [Work] | [Options, Work]) =>
      rest.length === 1 ? request(name, {}, rest[0]) : request(name, rest[0], rest[1]),
  }
}

/** Rejects when the wait for a lock is aborted. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const give = () => reject(new DOMException('The wait was given up.', 'AbortError'))
    if (signal?.aborted) give()
    signal?.addEventListener('abort', give)
  })
}
