import type { Live } from '#domain/base/live.ts'

/** The next value of a live value that satisfies the condition; any, when none is given. */
export function valueOf<Value>(
  live: Live<Value | undefined>,
  isWanted: (value: Value) => boolean = () => true,
  patienceMs = 30_000,
): Promise<Value> {
  const late = new Error('no such value came') // made here: its stack names the caller
  return new Promise((resolve, reject) => {
    let stop = () => {}
    const timer = setTimeout(() => {
      stop()
      late.message += `; the last was ${JSON.stringify(live.current())}`
      reject(late)
    }, patienceMs)
    const look = () => {
      const value = live.current()
      if (value === undefined || !isWanted(value)) return
      clearTimeout(timer)
      stop()
      resolve(value)
    }
    // Its current value may be stale: only values from now on count.
    stop = live.subscribe(look)
  })
}
