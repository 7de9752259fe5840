/**
 * Runs of the same work never overlap. A wish while one is under way is for one more run after it,
 * which everybody who wishes meanwhile shares: what is under way may have looked too early.
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
