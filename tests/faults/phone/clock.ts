type Timer = { at: number; run: () => void }

/** The virtual clock of one phone, which advances only on request. */
export type Clock = {
  now: () => number
  set: (work: () => void, delayMs?: number) => number
  clear: (id: number | undefined) => void
  /** Advances to the next timer due by then and runs it; false when there is none. */
  runNext: (untilMs: number) => boolean
  /** As if the phone had slept: all timers that became due meanwhile are due now. */
  jump: (toMs: number) => void
}

export function startClock(startMs: number): Clock {
  let now = startMs
  let count = 0
  const timers = new Map<number, Timer>()
  return {
    now: () => now,
    set(run, delayMs = 0) {
      timers.set((count += 1), { at: now + delayMs, run })
      return count
    },
    clear: (id) => id !== undefined && void timers.delete(id),
    runNext(untilMs) {
      const [next] = [...timers].sort(([, one], [, other]) => one.at - other.at)
      if (!next || next[1].at > untilMs) return false
      timers.delete(next[0])
      now = Math.max(now, next[1].at)
      next[1].run()
      return true
    },
    jump: (toMs) => void (now = Math.max(now, toMs)),
  }
}

/** `Date` on that clock. */
export function dateBy(clock: Clock): typeof Date {
  return class extends Date {
    constructor(...given: [] | [number | string | Date]) {
      super(given[0] ?? clock.now())
    }
    static override now(): number {
      return clock.now()
    }
  } as typeof Date
}
