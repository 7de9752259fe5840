type Work = (lock: { name: string } | null) => unknown
type Options = { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal }
type Holder = { tab: number; lose: (why: DOMException) => void }
type Waiter = { tab: number; grant: () => void }

/** Web Locks of a phone: a lock is held until its work ends, its tab dies or another steals it. */
export function phoneLocks() {
  const holders = new Map<string, Holder>()
  const queues = new Map<string, Waiter[]>()

  function next(name: string): void {
    if (holders.has(name)) return
    queues.get(name)?.shift()?.grant()
  }

  function free(name: string, holder: Holder): void {
    if (holders.get(name) !== holder) return
    holders.delete(name)
    next(name)
  }

  function hold(tab: number, name: string, work: Work): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const holder = { tab, lose: reject }
      holders.set(name, holder)
      Promise.resolve(work({ name }))
        .then(resolve, reject)
        .finally(() => free(name, holder))
    })
  }

  function request(tab: number, name: string, options: Options, work: Work): Promise<unknown> {
    const holder = holders.get(name)
    if (options.steal && holder) {
      holders.delete(name)
      holder.lose(new DOMException('The lock was stolen.', 'AbortError'))
    }
    if (!holders.has(name)) return hold(tab, name, work)
    if (options.ifAvailable) return Promise.resolve(work(null))
    return new Promise((resolve, reject) => {
      const waiter = { tab, grant: () => void hold(tab, name, work).then(resolve, reject) }
      const queue = queues.get(name) ?? []
      queues.set(name, [...queue, waiter])
      options.signal?.addEventListener('abort', () => {
        queues.set(
          name,
          (queues.get(name) ?? []).filter((one) => one !== waiter),
        )
        reject(new DOMException('The wait was given up.', 'AbortError'))
      })
    })
  }

  return {
    of: (tab: number) => ({
      query: () => Promise.resolve({ held: [...holders.keys()].map((name) => ({ name })) }),
      request: (name: string, ...rest: [Work] | [Options, Work]) =>
        rest.length === 1 ? request(tab, name, {}, rest[0]) : request(tab, name, rest[0], rest[1]),
    }),
    /** The tab is gone, and with it the locks it held and requested. */
    release(tab: number): void {
      for (const [name, queue] of queues)
        queues.set(
          name,
          queue.filter((waiter) => waiter.tab !== tab),
        )
      for (const [name, holder] of [...holders]) if (holder.tab === tab) free(name, holder)
    },
  }
}
