type Live<Value> = {
  subscribe: (onChange: () => void) => () => void
  current: () => Value | undefined
}

/** The next value a live value has that satisfies the condition; any, when none is given. */
export function valueOf<Value>(
  live: Live<Value>,
  isWanted: (value: Value) => boolean = () => true,
  patienceMs = 30_000,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let stop = () => {}
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`no such value came; the last was ${JSON.stringify(live.current())}`))
    }, patienceMs)
    const look = () => {
      const value = live.current()
      if (value === undefined || !isWanted(value)) return
      clearTimeout(timer)
      stop()
      resolve(value)
    }
    // What it remembers from before may be old: only what it hears from now on counts.
    stop = live.subscribe(look)
  })
}
