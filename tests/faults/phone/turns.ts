export type Turns = <Value>(alone: boolean, work: () => Promise<Value>) => Promise<Value>

/** A shared/exclusive lock: exclusive work waits for all running work, and blocks later work. */
export function takeTurns(): Turns {
  let lastAlone: Promise<unknown> = Promise.resolve()
  let together: Promise<unknown>[] = []
  return (alone, work) => {
    const before = alone ? [lastAlone, ...together] : [lastAlone]
    const turn = Promise.allSettled(before).then(work)
    if (!alone) together.push(turn)
    else [lastAlone, together] = [turn, []]
    return turn
  }
}
