import fc from 'fast-check'
import { scenes } from './scenes.ts'
import type { History, Step } from './step.ts'

const histories = fc
  .array(scenes, { minLength: 6, maxLength: 18, size: 'max' })
  .map((parts) => parts.flat().slice(0, MAX_STEPS))

const MAX_STEPS = 34

/** Stopping a real server takes a second, so only one in this many histories does it. */
const SERVER_EVERY = 20

/** The history of a seed: the same each time. */
export function historyOf(seed: number): History {
  const [history = []] = fc.sample(histories, { seed, numRuns: 1 })
  if (seed % SERVER_EVERY === 0) return around(history, 'killServer', 'startServer')
  if (seed % SERVER_EVERY === SERVER_EVERY / 2) return restored(history, seed)
  return history
}

function around(history: History, first: 'killServer', last: 'startServer'): History {
  const half = Math.floor(history.length / 2)
  return [
    ...history.slice(0, half),
    { step: { do: first }, rush: false },
    ...history.slice(half, half + 4),
    { step: { do: last }, rush: false },
    ...history.slice(half + 4),
  ]
}

/**
 * The server is restored from a backup and then gets more edits than it lost, so that its `seq`
 * passes the phone's cursor.
 */
function restored(history: History, seed: number): History {
  const third = Math.floor(history.length / 3)
  const calm = (step: Step) => ({ step, rush: false })
  const edits = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => calm({ do: 'edit', product: (from + index) % 10 }))
  return [
    ...history.slice(0, third),
    calm({ do: 'backup' }),
    ...edits(0, 1 + (seed % 3)),
    calm({ do: 'pull', tab: 0 }),
    ...history.slice(third, 2 * third),
    calm({ do: 'restore' }),
    ...edits(4, 6),
    ...history.slice(2 * third),
  ]
}

/** Whether no other history can use the server at the same time. */
export function needsServerAlone(history: History): boolean {
  return history.some(({ step }) => ['killServer', 'backup', 'restore'].includes(step.do))
}
