/**
 * Single flight with one trailing run. Calls made while the work is running share one further run
 * after it, because the current one may have read its input before they were made.
 */
export function coalesce<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined
  let next: Promise<Value> | undefined
  const run = () => {
    next = undefined
    const mine = work()
    running = mine
    const over = () => {
      if (running === mine) running = undefined
    }
    mine.then(over, over)
    return mine
  }
  return () => {
    if (!running) return run()
    return (next ??= running.then(run, run))
  }
}
