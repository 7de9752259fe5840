import type { Live } from '#domain/base/live.ts'

/** How long the last value is kept without subscribers, in milliseconds (specified). */
export const GC_TIME_MS = 5 * 60 * 1000

type Start<Value> = (onValue: (value: Value) => void, forget: () => void) => () => void

/**
 * One subscription to the source, shared by all subscribers and stopped after the last one leaves.
 * New subscribers get the last value at once while the source is queried again.
 * @param subject identifies whose value it is: a value cached for another subject is never returned
 */
export function shared<Value>(start: Start<Value>, subject = () => ''): Live<Value> {
  const listeners = new Set<() => void>()
  let known: { value: Value; about: string } | undefined
  let forgetting: ReturnType<typeof setTimeout> | undefined
  let following = false
  let stop = () => {}
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const onValue = (value: Value) => {
    known = { value, about: subject() }
    tell()
  }
  const forget = () => {
    known = undefined
    tell()
  }
  function begin() {
    clearTimeout(forgetting)
    if (following) return
    following = true
    stop = start(onValue, forget)
  }
  /**
   * Unsubscribes in a microtask: on a route change the old page unsubscribes just before the new
   * one subscribes, and the query must not restart in between.
   */
  function leave() {
    queueMicrotask(() => {
      if (listeners.size > 0 || !following) return
      following = false
      stop()
      forgetting = setTimeout(forget, GC_TIME_MS)
    })
  }
  return {
    current: () => (known?.about === subject() ? known.value : undefined),
    subscribe(onChange) {
      const listener = () => onChange()
      listeners.add(listener)
      begin()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) leave()
      }
    },
  }
}
