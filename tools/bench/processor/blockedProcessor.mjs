import { listOf, objectOf } from '../../json.mjs'

/** Lighthouse's mobile preset: a processor four times slower, and tasks of 50 ms block. */
const SLOWER = 4
const BLOCKING_MS = 50

/**
 * Total blocking time of a trace, counted in the main thread's processor time, in milliseconds. A
 * task that waits for a processor that others use lasts longer, and Lighthouse counts all of it; this
 * counts only what the page itself needs, so it hardly depends on the machine's load.
 * @param {unknown} trace
 */
export function blockedProcessor(trace) {
  const events = listOf(objectOf(trace, 'the trace')['traceEvents'], 'traceEvents').map((event) =>
    objectOf(event, 'an event of the trace'),
  )
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) return NaN
  return events
    .filter(
      ({ pid, tid, name }) => pid === painted['pid'] && tid === painted['tid'] && isTask(name),
    )
    .filter(({ ts, dur }) => Number(ts) + Number(dur) > Number(painted['ts']))
    .map(({ tdur = 0 }) => (Number(tdur) / 1000) * SLOWER - BLOCKING_MS)
    .filter((ms) => ms > 0)
    .reduce((sum, ms) => sum + ms, 0)
}

/** @param {unknown} name */
function isTask(name) {
  return typeof name === 'string' && name.endsWith('RunTask')
}
