import type { Live } from './store.ts'

/** How long the last answer is kept for nobody, in milliseconds (spec section 9). */
export const GC_TIME_MS = 5 * 60 * 1000

type Start<Value> = (onValue: (value: Value) => void, forget: () => void) => () => void

/**
 * A value that is followed while somebody listens. Whoever comes back soon is given the last answer
 * while it is asked for anew.
 * @param subject names whose value it is: the last answer about another subject is not given
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
  /** A page that gives way to another leaves just before that one listens: then nothing is asked anew. */
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
